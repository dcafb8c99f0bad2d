/** The languages of “Bridging the Gap” (Adebara et al. 2025), by the codes in its file names. */
export const AFRICAN_LANGUAGES: Readonly<Record<string, string>> = {
  af: 'Afrikaans',
  am: 'Amharic',
  bm: 'Bambara',
  ig: 'Igbo',
  nso: 'Sepedi',
  sn: 'Shona',
  st: 'Sesotho',
  tn: 'Setswana',
  ts: 'Tsonga',
  xh: 'Xhosa',
  zu: 'Zulu',
}

/** The archive of its authors. */
export const AFRICAN_ARCHIVE = {
  url: 'https://github.com/InstituteforDiseaseModeling/Bridging-the-Gap-Low-Resource-African-Languages/raw/refs/heads/main/data/evaluation_benchmarks_afr_release.zip',
}
