/** Words that make the number before them a multiple, by what they multiply with. */
export const MULTIPLES: Readonly<Record<string, string>> = {
  '12': 'dozens? docenas? dúzias? dutzend douzaines?',
  '100': 'hundreds? hundert trăm',
  '1000':
    'thousands? tausend mille milliers mila duizend tusen tusind tuhatta tysiąc tysiące tysięcy tys tisíce? ezer тысяч[аи]? тыс тисяч[аі]? χιλιάδες ribu nghìn ngàn हज़ार हजार',
  '100000': 'lakhs? लाख',
  '1000000':
    'millions? mn mln mio millionen mill[oó]n millones milh[aã]o milhões milion[ei] miljoen millioner miljoner? miljoonaa? milion milionów miliony milionů millió миллион(?:а|ов)? млн мільйон(?:и|ів)? εκατομμύρι[οα] milyon juta triệu',
  '10000000': 'crores? करोड़',
  '1000000000':
    'milliarde[nr]? mrd milliards? miliard[oi] miljard miljarder miljardia? mld miliard miliardy miliardów миллиард(?:а|ов)? млрд мільярд(?:и|ів)? δισεκατομμύρι[οα] bilh[aã]o bilhões milyar miliar tỷ tỉ',
  '1000000000000': 'billionen',
}

/** Words that multiply by other numbers in other countries: their value is sure where the locale has one. */
export const LOCAL_MULTIPLES: Readonly<Record<string, readonly { readonly locales: readonly string[]; readonly value: string }[]>> = {
  'billions? bn bln': [{ locales: ['en', 'hi', 'zh', 'ja', 'ko', 'th'], value: '1000000000' }],
  'trillions? tn': [{ locales: ['en', 'hi', 'zh', 'ja', 'ko', 'th'], value: '1000000000000' }],
  mil: [{ locales: ['es', 'pt'], value: '1000' }],
}

/** Multiples in languages written without blanks; what follows may make a unit of them, as in kilometre (千米) or per cent (百分). */
export const JOINED_MULTIPLES: readonly { readonly sign: string; readonly value?: string; readonly unit?: string }[] = [
  { sign: '万', value: '10000' },
  { sign: '萬', value: '10000' },
  { sign: '亿', value: '100000000' },
  { sign: '億', value: '100000000' },
  { sign: '百', value: '100', unit: '分' },
  { sign: '千', value: '1000', unit: '米克瓦焦卡赫伏帕' },
  { sign: '兆', unit: '瓦赫字焦帕' },
  { sign: '백', value: '100' },
  { sign: '천', value: '1000' },
  { sign: '만', value: '10000' },
  { sign: '억', value: '100000000' },
  { sign: '조', value: '1000000000000' },
  { sign: 'ร้อย', value: '100' },
  { sign: 'พัน', value: '1000' },
  { sign: 'หมื่น', value: '10000' },
  { sign: 'แสน', value: '100000' },
  { sign: 'ล้าน', value: '1000000' },
]

/** Words before a number that make a bound of it. */
export const BOUNDS: readonly string[] = [
  '(?:less|fewer|more|greater|larger|smaller|bigger|higher|lower) than(?: or equal to)?|at least|at most|no (?:more|less|fewer) than|up to|over|under|above|below|between|exceed(?:s|ing)?|within|(?:a )?(?:minimum|maximum) of', // English
  '(?:weniger|mehr|größer|kleiner|höher|niedriger) als|mindestens|höchstens|über|unter|bis zu|maximal|minimal|zwischen', // German
  "moins d[e’]|plus d[e’]|au moins|au plus|(?:supérieure?|inférieure?) à|entre|jusqu[’']à", // French
  'menos de|más de|al menos|como (?:máximo|mínimo)|(?:mayor|menor) que|hasta', // Spanish
  'mais de|pelo menos|no (?:máximo|mínimo)|(?:maior|menor) (?:do )?que|até', // Portuguese
  'meno di|più di|almeno|al (?:massimo|minimo)|(?:maggiore|minore) di|fino a|tra|fra', // Italian
  'меньше|больше|менее|более|не (?:менее|более|меньше|больше)|минимум|максимум|свыше|до|от', // Russian
]

/** The same in languages written without blanks. */
export const JOINED_BOUNDS =
  '小于|大于|少于|多于|至少|至多|最多|最少|不超过|超过|不到|不足|低于|高于|小於|大於|少於|多於|不超過|超過|低於|高於|以下の|以上の'

/** Words before a number that compute with it: “half of 5”, “log 5”. */
export const FUNCTIONS =
  '(?:root|half|third|quarter|reciprocal|square|cube|factorial|multiple|power|logarithm|inverse|opposite) of|twice|double|triple|half|negative|minus|plus|mod|modulo|sqrt|cbrt|log|ln|lg|exp|sin|cos|tan|cot|sec|csc'

/** The same as commands of LaTeX, and letters that stand for numbers. */
export const FUNCTION_COMMANDS =
  'sqrt|sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|max|min|gcd|lcm|det|sum|prod|int|lim|d?binom|pi|theta|alpha|beta|gamma|delta|lambda|mu|sigma|phi|omega|epsilon|rho|tau|overline|bar|hat|vec|dot|lfloor|lceil|lvert|pmod|bmod|mod|cdot|times|div'

/** Signs and commands that compare with a number, or leave its sign open. */
export const COMPARISON_COMMANDS = 'pm|mp|leq?|geq?|lt|gt|neq?|ll|gg|leqslant|geqslant|nleq|ngeq'

/** What behind a number makes another one of it, or a bound: “5 squared”, “5 or more”. */
export const AFTER_NUMBER: readonly string[] = [
  'squared|cubed|factorial|plus|minus|divided by|multiplied by|choose|mod(?:ulo)?|to the power|raised to',
  '(?:or|and) (?:more|less|fewer|greater|higher|lower|above|below|up|over|beyond|under)',
  'times (?=\\d|[a-z](?!\\p{L})|as\\b|the\\b|that\\b|more\\b|\\()',
  'more than|less than|fewer than',
  'oder (?:mehr|weniger)|ou (?:plus|moins|mais|menos)|o (?:más|menos|più|meno)|или (?:более|менее|больше|меньше)',
]

/** The same in languages written without blanks. */
export const JOINED_AFTER = '以上|以下|以内|未满|未滿|未満|이상|이하|미만|초과|多|余|餘'
