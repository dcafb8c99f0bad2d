/** Words that announce an answer, in languages written with blanks between words. */
export const MARKERS: readonly string[] = [
  'answer|correct option|correct choice|solution', // English
  'antwort|lösung', // German
  'réponse|bonne réponse', // French
  'respuesta|resposta|risposta|răspunsul|răspuns', // Spanish, Portuguese, Italian, Romanian
  'antwoord|svaret|svar|vastaus', // Dutch, Scandinavian, Finnish
  'odpowiedź|odpověď|odpoveď|odgovor|válasz', // Polish, Czech, Slovak, South Slavic, Hungarian
  'ответ|відповідь|отговор|απάντηση', // Russian, Ukrainian, Bulgarian, Greek
  'cevap|yanıt|jawaban|jawapan|sagot|jibu', // Turkish, Indonesian, Malay, Filipino, Swahili
  'đáp án|câu trả lời|trả lời', // Vietnamese
  'الإجابة|الجواب|إجابة|پاسخ|جواب|תשובה|התשובה', // Arabic, Persian, Urdu, Hebrew
  'उत्तर|উত্তর|பதில்|விடை|సమాధానం|ഉത്തരം|ಉತ್ತರ|જવાબ|ਜਵਾਬ', // languages of India
]

/** The same in languages written without blanks, or with endings at the word. */
export const JOINED_MARKERS =
  '정답|답변|답|(?:正确|正確|最佳)的?(?:答案|选项|選項)|(?:正确|正確)的(?=是|为|為)|答案|正解|回答|解答|答え|答|คำตอบ'

/** Verbs of choosing, behind which a letter is the answer (故选C, 我選擇 B); not where they are denied or supposed, and not 选项, an option. */
export const CHOOSING =
  '(?<!不|不[应應能可该該宜要会會]|不[应應][该該]|别|別|勿|误|誤|多|少|漏|若|如果|要是|假如|单|單)[选選](?![项項])(?:择|擇|取|用|出)?'

/** Words between an announcement and its answer. */
export const LINKS =
  'is|are|was|would be|should be|must be|will be|ist|lautet|est|es|é|è|este|är|er|to|jest|je|adalah|ialah|là|это|είναι|هي|هو|है|হল|คือ'

/** The same, joined to the word before them. */
export const JOINED_LINKS = '은|는|이|가|は|が|是|为|為|應為|应为|คือ'

/** Words that may stand beside those and say nothing. */
export const FILLERS =
  'therefore|thus|hence|then|clearly|definitely|certainly|probably|likely|most likely|indeed|actually|simply|just|the|an|option|choice|' +
  'letter|answer|number|opción|opção|opzione|choix|die|der|das|la|el|lo|le|вариант|pilihan|phương án|选项|選項|選択肢|보기|ตัวเลือก|ข้อ'
