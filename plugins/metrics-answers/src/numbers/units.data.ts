/** Units that stand right behind a number without a blank, beside words of three letters and more. */
export const ATTACHED_UNITS =
  'km|cm|mm|nm|µm|μm|dm|kg|mg|µg|μg|lbs?|oz|ml|mL|cl|dl|hl|ms|ns|µs|μs|hr|min|sec|hrs|mins|secs|kN|kJ|kW|MW|GW|Wh|kWh|mV|kV|mA|Hz|kHz|MHz|GHz|Pa|kPa|hPa|KB|MB|GB|TB|kB|px|pt|ft|in|yd|mi|mph|dB|am|pm|st|nd|rd|th|ct|cts|eV|rs|kr|zł|Rs|Ft|Kč'

/** Those of one letter, which may be a variable elsewhere: units in plain text, and behind a blank. */
export const LETTER_UNITS = 'mgshlLtWVNJAKCFBΩ'

/** Words that are no unit. */
export const NO_UNITS =
  'or|and|to|through|plus|minus|times|over|by|squared|cubed|factorial|more|less|fewer|greater|mod|choose|than|if|when|where|for|oder|und|ou|et|y|или|и|或|和'

/** Commands of LaTeX that may follow a number and change nothing. */
export const HARMLESS_COMMANDS =
  'text|textrm|textup|textbf|textit|textnormal|mathrm|mathbf|mathit|mathsf|mbox|hbox|rm|unit|degree|circ|quad|qquad|space|thinspace|right|rangle|newline|end|boxed|fbox|hline|Rightarrow|implies|to|checkmark|square|blacksquare|tag|hspace|phantom|n|t'
