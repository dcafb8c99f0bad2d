/** What a file is by its first bytes, and the way out where it is not what was meant. */
export interface FileMark {
  readonly what: string
  readonly hint: string
  /** How it begins: bytes in hex, or a pattern of its text without blanks and a byte order mark in front. */
  readonly bytes?: string
  readonly text?: RegExp
}

/** A file that stands for another one, which has to be fetched. */
export const POINTERS: readonly FileMark[] = [
  {
    what: 'a Git LFS pointer, not the data',
    hint: 'Fetch the data: git lfs install && git lfs pull. A download needs the address of the file itself (raw or media).',
    text: /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//,
  },
  {
    what: 'a git-annex pointer, not the data',
    hint: 'Fetch the data: git annex get FILE.',
    text: /^(?:\.\.\/)*(?:\.git)?\/annex\/objects\//,
  },
]

/** Pages and error messages of servers in place of a file. */
export const PAGES: readonly FileMark[] = [
  {
    what: 'a web page (HTML), not the data',
    hint: 'Often it wants a login or a confirmation, or the address of the raw file. Download the file by hand, and look at it.',
    text: /^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i,
  },
  {
    what: 'XML, not the data',
    hint: 'A storage service answers like this where a file is not there or not allowed. Look at it, and fetch the file anew.',
    text: /^<(?:\?xml|Error>|ListBucketResult\b|svg\b|rss\b|!DOCTYPE\b)/,
  },
]

/** Formats that are not texts, by their magic bytes. */
export const BINARY_FORMATS: readonly FileMark[] = [
  { what: 'Parquet', hint: "Say format: 'parquet', or let its name end in .parquet.", bytes: '50415231' },
  { what: 'an old Excel or Word file', hint: 'Save it as CSV (UTF-8).', bytes: 'd0cf11e0a1b11ae1' },
  { what: 'an Arrow file', hint: 'Write it as Parquet or JSON Lines.', bytes: '4152524f5731' },
  { what: 'a Feather file', hint: 'Write it as Parquet or JSON Lines.', bytes: '46454131' },
  { what: 'an Avro file', hint: 'Write it as Parquet or JSON Lines.', bytes: '4f626a01' },
  { what: 'an ORC file', hint: 'Write it as Parquet or JSON Lines.', bytes: '4f5243' },
  { what: 'an SQLite database', hint: 'Export the table as CSV or JSON Lines.', bytes: '53514c69746520666f726d6174203300' },
  { what: 'a NumPy file', hint: 'Write it as JSON Lines.', bytes: '934e554d5059' },
  { what: 'an HDF5 file', hint: 'Write it as Parquet or JSON Lines.', bytes: '89484446' },
  { what: 'a PDF file', hint: 'Give a file with rows.', bytes: '255044462d' },
  { what: 'a PNG picture', hint: 'Give a file with rows.', bytes: '89504e47' },
  { what: 'a JPEG picture', hint: 'Give a file with rows.', bytes: 'ffd8ff' },
  { what: 'compressed by zip', hint: 'Name the file in it as `member`.', bytes: '504b0304' },
  { what: 'an empty zip archive', hint: 'Make the archive anew.', bytes: '504b0506' },
  { what: 'compressed by gzip', hint: 'Unpack it first: gunzip FILE.', bytes: '1f8b' },
  { what: 'compressed by xz', hint: 'Unpack it first; gzip, zip and tar alone are unpacked here.', bytes: 'fd377a585a00' },
  { what: 'compressed by bzip2', hint: 'Unpack it first; gzip, zip and tar alone are unpacked here.', bytes: '425a68' },
  { what: 'compressed by Zstandard', hint: 'Unpack it first; gzip, zip and tar alone are unpacked here.', bytes: '28b52ffd' },
  { what: 'a 7-Zip archive', hint: 'Unpack it first; gzip, zip and tar alone are unpacked here.', bytes: '377abcaf271c' },
  { what: 'a RAR archive', hint: 'Unpack it first; gzip, zip and tar alone are unpacked here.', bytes: '526172211a07' },
  { what: 'text in UTF-16', hint: 'Save it as UTF-8.', bytes: 'fffe' },
  { what: 'text in UTF-16', hint: 'Save it as UTF-8.', bytes: 'feff' },
]

/** Office documents are zip archives; each kind has a member of its own. */
export const OFFICE_MEMBERS: readonly { readonly member: RegExp; readonly what: string }[] = [
  { member: /^xl\//, what: 'an Excel file' },
  { member: /^word\//, what: 'a Word file' },
  { member: /^content\.xml$/, what: 'an OpenDocument file' },
]
