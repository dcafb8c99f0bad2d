/*
 * English words that spaCy 3.8 (MIT, Explosion AI) splits or keeps whole by hand. Made from its tokenizer; not edited by hand.
 */

/** Words that stay whole, parted by blanks. */
export const WHOLE_WORDS =
  '\' \'\' \'Cause \'Cos \'Coz \'Cuz \'S \'bout \'cause \'cos \'coz \'cuz \'d \'em \'ll \'nuff \'re \'s (*_*) (-8 (-: (-; (-_-) (._.) (: (; (= (>_<) ' +
  '(^_^) (o: (¬_¬) (ಠ_ಠ) (╯°□°）╯︵┻━┻ )-: ): -_- -__- ._. 0.0 0.o 0_0 0_o 8) 8-) 8-D 8D :\'( :\') :\'-( :\'-) :( :(( :((( :() :) :)) :))) ' +
  ':* :-( :-(( :-((( :-) :-)) :-))) :-* :-/ :-0 :-3 :-> :-D :-O :-P :-X :-] :-o :-p :-x :-| :-} :/ :0 :1 :3 :> :D :O :P :X :] :o :o) ' +
  ':p :x :| :} :’( :’) :’-( :’-) ;) ;-) ;-D ;D ;_; <.< </3 <3 <33 <333 <space> =( =) =/ =3 =D =[ =] =| >.< >.> >:( >:o ><(((*> @_@ ' +
  'Adm. Ak. Ala. Apr. Ariz. Ark. Aug. Bros. C++ Calif. Co. Colo. Conn. Corp. D.C. Dec. Del. Doin Doin\' Doin’ Dr. E.G. E.g. Feb. Fla. ' +
  'Ga. Gen. Goin Goin\' Goin’ Gov. Havin Havin\' Havin’ I.E. I.e. Ia. Id. Ill. Inc. Ind. Jan. Jr. Jul. Jun. Kan. Kans. Ky. La. Lovin ' +
  'Lovin\' Lovin’ Ltd. Ma\'am Mar. Mass. Ma’am Md. Messrs. Mich. Minn. Miss. Mo. Mont. Mr. Mrs. Ms. Mt. N.C. N.D. N.H. N.J. N.M. N.Y. ' +
  'Neb. Nebr. Nev. Nothin Nothin\' Nothin’ Nov. Nuthin Nuthin\' Nuthin’ O\'clock O.O O.o O_O O_o Oct. Okla. Ol Ol\' Ol’ Ore. O’clock Pa. ' +
  'Ph.D. Prof. Rep. Rev. S.C. Sen. Sep. Sept. Somethin Somethin\' Somethin’ St. Tenn. V.V V_V Va. Wash. Wis. XD XDD [-: [: [= \\") \\n ' +
  '\\t ]= ^_^ ^__^ ^___^ a. a.m. and/or b. c. co. d. doin doin\' doin’ e. e.g. em f. g. goin goin\' goin’ h. havin havin\' havin’ i. i.e. ' +
  'j. k. l. ll lovin lovin\' lovin’ m. ma\'am ma’am n. nothin nothin\' nothin’ nuff nuthin nuthin\' nuthin’ o\'clock o. o.0 o.O o.o o_0 ' +
  'o_O o_o ol ol\' ol’ o’clock p. p.m. q. r. s. somethin somethin\' somethin’ t. u. v. v.s. v.v v_v vs. w. w/o x. xD xDD y. z. ¯\\(ツ)/¯ ' +
  'ä. ö. ü. ಠ_ಠ ಠ︵ಠ — ‘S ‘s ’ ’Cause ’Cos ’Coz ’Cuz ’S ’bout ’cause ’cos ’coz ’cuz ’d ’em ’ll ’nuff ’re ’s ’’'

/** Words with their pieces parted by blanks; the words themselves are parted by line breaks. */
export const PARTED_WORDS =
  '1 a.m.\n1 am\n1 p.m.\n1 pm\n10 a.m.\n10 am\n10 p.m.\n10 pm\n11 a.m.\n11 am\n11 p.m.\n11 pm\n12 a.m.\n12 am\n12 p.m.\n12 pm\n2 a.m.\n2 am\n2 p.m.\n' +
  '2 pm\n3 a.m.\n3 am\n3 p.m.\n3 pm\n4 a.m.\n4 am\n4 p.m.\n4 pm\n5 a.m.\n5 am\n5 p.m.\n5 pm\n6 a.m.\n6 am\n6 p.m.\n6 pm\n7 a.m.\n7 am\n7 p.m.\n7 pm\n' +
  '8 a.m.\n8 am\n8 p.m.\n8 pm\n9 a.m.\n9 am\n9 p.m.\n9 pm\nAi n\'t\nAi nt\nAi n’t\nAre n\'t\nAre nt\nAre n’t\nC\'m on\nCa n\'t\nCa n\'t \'ve\nCa nt\nCa nt ve\n' +
  'Ca n’t\nCa n’t ’ve\nCan not\nCould \'ve\nCould n\'t\nCould n\'t \'ve\nCould nt\nCould nt ve\nCould n’t\nCould n’t ’ve\nCould ve\nCould ’ve\nC’m on\n' +
  'Dare n\'t\nDare nt\nDare n’t\nDid n\'t\nDid n\'t \'ve\nDid nt\nDid nt ve\nDid n’t\nDid n’t ’ve\nDo n\'t\nDo n\'t \'ve\nDo nt\nDo nt ve\nDo n’t\n' +
  'Do n’t ’ve\nDoes n\'t\nDoes n\'t \'ve\nDoes nt\nDoes nt ve\nDoes n’t\nDoes n’t ’ve\nGon na\nGot ta\nHad n\'t\nHad n\'t \'ve\nHad nt\nHad nt ve\n' +
  'Had n’t\nHad n’t ’ve\nHas n\'t\nHas nt\nHas n’t\nHave n\'t\nHave nt\nHave n’t\nHe \'d\nHe \'d \'ve\nHe \'ll\nHe \'ll \'ve\nHe \'s\nHe d\nHe d ve\nHe ll ve\n' +
  'He s\nHe ’d\nHe ’d ’ve\nHe ’ll\nHe ’ll ’ve\nHe ’s\nHow \'d\nHow \'d \'ve\nHow \'d \'y\nHow \'ll\nHow \'ll \'ve\nHow \'re\nHow \'s\nHow \'ve\nHow d\nHow d ve\n' +
  'How ll\nHow ll ve\nHow re\nHow s\nHow ve\nHow ’d\nHow ’d ’ve\nHow ’d ’y\nHow ’ll\nHow ’ll ’ve\nHow ’re\nHow ’s\nHow ’ve\nI \'d\nI \'d \'ve\nI \'ll\n' +
  'I \'ll \'ve\nI \'m\nI \'m a\nI \'ve\nI d\nI d ve\nI ll ve\nI m\nI m a\nI ve\nI ’d\nI ’d ’ve\nI ’ll\nI ’ll ’ve\nI ’m\nI ’m a\nI ’ve\nIs n\'t\nIs nt\nIs n’t\n' +
  'It \'d\nIt \'d \'ve\nIt \'ll\nIt \'ll \'ve\nIt \'s\nIt d\nIt d ve\nIt ll\nIt ll ve\nIt ’d\nIt ’d ’ve\nIt ’ll\nIt ’ll ’ve\nIt ’s\nLet \'s\nLet ’s\nMay n\'t\n' +
  'May n\'t \'ve\nMay nt\nMay nt ve\nMay n’t\nMay n’t ’ve\nMight \'ve\nMight n\'t\nMight n\'t \'ve\nMight nt\nMight nt ve\nMight n’t\nMight n’t ’ve\n' +
  'Might ve\nMight ’ve\nMust \'ve\nMust n\'t\nMust n\'t \'ve\nMust nt\nMust nt ve\nMust n’t\nMust n’t ’ve\nMust ve\nMust ’ve\nNeed n\'t\nNeed n\'t \'ve\n' +
  'Need nt\nNeed nt ve\nNeed n’t\nNeed n’t ’ve\nNot \'ve\nNot ve\nNot ’ve\nOught n\'t\nOught n\'t \'ve\nOught nt\nOught nt ve\nOught n’t\n' +
  'Ought n’t ’ve\nSha n\'t\nSha n\'t \'ve\nSha nt\nSha nt ve\nSha n’t\nSha n’t ’ve\nShe \'d\nShe \'d \'ve\nShe \'ll\nShe \'ll \'ve\nShe \'s\nShe d ve\n' +
  'She ll ve\nShe s\nShe ’d\nShe ’d ’ve\nShe ’ll\nShe ’ll ’ve\nShe ’s\nShould \'ve\nShould n\'t\nShould n\'t \'ve\nShould nt\nShould nt ve\n' +
  'Should n’t\nShould n’t ’ve\nShould ve\nShould ’ve\nThat \'d\nThat \'d \'ve\nThat \'ll\nThat \'ll \'ve\nThat \'s\nThat d\nThat d ve\nThat ll\n' +
  'That ll ve\nThat s\nThat ’d\nThat ’d ’ve\nThat ’ll\nThat ’ll ’ve\nThat ’s\nThere \'d\nThere \'d \'ve\nThere \'ll\nThere \'ll \'ve\nThere \'re\n' +
  'There \'s\nThere \'ve\nThere d\nThere d ve\nThere ll\nThere ll ve\nThere re\nThere s\nThere ve\nThere ’d\nThere ’d ’ve\nThere ’ll\nThere ’ll ’ve\n' +
  'There ’re\nThere ’s\nThere ’ve\nThese \'d\nThese \'d \'ve\nThese \'ll\nThese \'ll \'ve\nThese \'re\nThese \'ve\nThese d\nThese d ve\nThese ll\n' +
  'These ll ve\nThese re\nThese ve\nThese ’d\nThese ’d ’ve\nThese ’ll\nThese ’ll ’ve\nThese ’re\nThese ’ve\nThey \'d\nThey \'d \'ve\nThey \'ll\n' +
  'They \'ll \'ve\nThey \'re\nThey \'ve\nThey d\nThey d ve\nThey ll\nThey ll ve\nThey re\nThey ve\nThey ’d\nThey ’d ’ve\nThey ’ll\nThey ’ll ’ve\n' +
  'They ’re\nThey ’ve\nThis \'d\nThis \'d \'ve\nThis \'ll\nThis \'ll \'ve\nThis \'s\nThis d\nThis d ve\nThis ll\nThis ll ve\nThis s\nThis ’d\nThis ’d ’ve\n' +
  'This ’ll\nThis ’ll ’ve\nThis ’s\nThose \'d\nThose \'d \'ve\nThose \'ll\nThose \'ll \'ve\nThose \'re\nThose \'ve\nThose d\nThose d ve\nThose ll\n' +
  'Those ll ve\nThose re\nThose ve\nThose ’d\nThose ’d ’ve\nThose ’ll\nThose ’ll ’ve\nThose ’re\nThose ’ve\nWas n\'t\nWas nt\nWas n’t\nWe \'d\n' +
  'We \'d \'ve\nWe \'ll\nWe \'ll \'ve\nWe \'re\nWe \'ve\nWe d\nWe d ve\nWe ll ve\nWe ve\nWe ’d\nWe ’d ’ve\nWe ’ll\nWe ’ll ’ve\nWe ’re\nWe ’ve\nWere n\'t\n' +
  'Were nt\nWere n’t\nWhat \'d\nWhat \'d \'ve\nWhat \'ll\nWhat \'ll \'ve\nWhat \'re\nWhat \'s\nWhat \'ve\nWhat d\nWhat d ve\nWhat ll\nWhat ll ve\nWhat re\n' +
  'What s\nWhat ve\nWhat ’d\nWhat ’d ’ve\nWhat ’ll\nWhat ’ll ’ve\nWhat ’re\nWhat ’s\nWhat ’ve\nWhen \'d\nWhen \'d \'ve\nWhen \'ll\nWhen \'ll \'ve\n' +
  'When \'re\nWhen \'s\nWhen \'ve\nWhen d\nWhen d ve\nWhen ll\nWhen ll ve\nWhen re\nWhen s\nWhen ve\nWhen ’d\nWhen ’d ’ve\nWhen ’ll\nWhen ’ll ’ve\n' +
  'When ’re\nWhen ’s\nWhen ’ve\nWhere \'d\nWhere \'d \'ve\nWhere \'ll\nWhere \'ll \'ve\nWhere \'re\nWhere \'s\nWhere \'ve\nWhere d\nWhere d ve\nWhere ll\n' +
  'Where ll ve\nWhere re\nWhere s\nWhere ve\nWhere ’d\nWhere ’d ’ve\nWhere ’ll\nWhere ’ll ’ve\nWhere ’re\nWhere ’s\nWhere ’ve\nWho \'d\nWho \'d \'ve\n' +
  'Who \'ll\nWho \'ll \'ve\nWho \'re\nWho \'s\nWho \'ve\nWho d\nWho d ve\nWho ll\nWho ll ve\nWho s\nWho ve\nWho ’d\nWho ’d ’ve\nWho ’ll\nWho ’ll ’ve\n' +
  'Who ’re\nWho ’s\nWho ’ve\nWhy \'d\nWhy \'d \'ve\nWhy \'ll\nWhy \'ll \'ve\nWhy \'re\nWhy \'s\nWhy \'ve\nWhy d\nWhy d ve\nWhy ll\nWhy ll ve\nWhy re\nWhy s\n' +
  'Why ve\nWhy ’d\nWhy ’d ’ve\nWhy ’ll\nWhy ’ll ’ve\nWhy ’re\nWhy ’s\nWhy ’ve\nWo n\'t\nWo n\'t \'ve\nWo nt\nWo nt ve\nWo n’t\nWo n’t ’ve\nWould \'ve\n' +
  'Would n\'t\nWould n\'t \'ve\nWould nt\nWould nt ve\nWould n’t\nWould n’t ’ve\nWould ve\nWould ’ve\nYou \'d\nYou \'d \'ve\nYou \'ll\nYou \'ll \'ve\n' +
  'You \'re\nYou \'ve\nYou d\nYou d ve\nYou ll\nYou ll ve\nYou re\nYou ve\nYou ’d\nYou ’d ’ve\nYou ’ll\nYou ’ll ’ve\nYou ’re\nYou ’ve\nai n\'t\nai nt\n' +
  'ai n’t\nare n\'t\nare nt\nare n’t\nc\'m on\nca n\'t\nca n\'t \'ve\nca nt\nca nt ve\nca n’t\nca n’t ’ve\ncan not\ncould \'ve\ncould n\'t\ncould n\'t \'ve\n' +
  'could nt\ncould nt ve\ncould n’t\ncould n’t ’ve\ncould ve\ncould ’ve\nc’m on\ndare n\'t\ndare nt\ndare n’t\ndid n\'t\ndid n\'t \'ve\ndid nt\n' +
  'did nt ve\ndid n’t\ndid n’t ’ve\ndo n\'t\ndo n\'t \'ve\ndo nt\ndo nt ve\ndo n’t\ndo n’t ’ve\ndoes n\'t\ndoes n\'t \'ve\ndoes nt\ndoes nt ve\ndoes n’t\n' +
  'does n’t ’ve\ngon na\ngot ta\nhad n\'t\nhad n\'t \'ve\nhad nt\nhad nt ve\nhad n’t\nhad n’t ’ve\nhas n\'t\nhas nt\nhas n’t\nhave n\'t\nhave nt\n' +
  'have n’t\nhe \'d\nhe \'d \'ve\nhe \'ll\nhe \'ll \'ve\nhe \'s\nhe d\nhe d ve\nhe ll ve\nhe s\nhe ’d\nhe ’d ’ve\nhe ’ll\nhe ’ll ’ve\nhe ’s\nhow \'d\n' +
  'how \'d \'ve\nhow \'d \'y\nhow \'ll\nhow \'ll \'ve\nhow \'re\nhow \'s\nhow \'ve\nhow d\nhow d ve\nhow ll\nhow ll ve\nhow re\nhow s\nhow ve\nhow ’d\n' +
  'how ’d ’ve\nhow ’d ’y\nhow ’ll\nhow ’ll ’ve\nhow ’re\nhow ’s\nhow ’ve\ni \'d\ni \'d \'ve\ni \'ll\ni \'ll \'ve\ni \'m\ni \'m a\ni \'ve\ni d\ni d ve\ni ll ve\n' +
  'i m\ni m a\ni ve\ni ’d\ni ’d ’ve\ni ’ll\ni ’ll ’ve\ni ’m\ni ’m a\ni ’ve\nis n\'t\nis nt\nis n’t\nit \'d\nit \'d \'ve\nit \'ll\nit \'ll \'ve\nit \'s\nit d\n' +
  'it d ve\nit ll\nit ll ve\nit ’d\nit ’d ’ve\nit ’ll\nit ’ll ’ve\nit ’s\nlet \'s\nlet ’s\nmay n\'t\nmay n\'t \'ve\nmay nt\nmay nt ve\nmay n’t\n' +
  'may n’t ’ve\nmight \'ve\nmight n\'t\nmight n\'t \'ve\nmight nt\nmight nt ve\nmight n’t\nmight n’t ’ve\nmight ve\nmight ’ve\nmust \'ve\nmust n\'t\n' +
  'must n\'t \'ve\nmust nt\nmust nt ve\nmust n’t\nmust n’t ’ve\nmust ve\nmust ’ve\nneed n\'t\nneed n\'t \'ve\nneed nt\nneed nt ve\nneed n’t\n' +
  'need n’t ’ve\nnot \'ve\nnot ve\nnot ’ve\nought n\'t\nought n\'t \'ve\nought nt\nought nt ve\nought n’t\nought n’t ’ve\nsha n\'t\nsha n\'t \'ve\n' +
  'sha nt\nsha nt ve\nsha n’t\nsha n’t ’ve\nshe \'d\nshe \'d \'ve\nshe \'ll\nshe \'ll \'ve\nshe \'s\nshe d ve\nshe ll ve\nshe s\nshe ’d\nshe ’d ’ve\n' +
  'she ’ll\nshe ’ll ’ve\nshe ’s\nshould \'ve\nshould n\'t\nshould n\'t \'ve\nshould nt\nshould nt ve\nshould n’t\nshould n’t ’ve\nshould ve\n' +
  'should ’ve\nthat \'d\nthat \'d \'ve\nthat \'ll\nthat \'ll \'ve\nthat \'s\nthat d\nthat d ve\nthat ll\nthat ll ve\nthat s\nthat ’d\nthat ’d ’ve\n' +
  'that ’ll\nthat ’ll ’ve\nthat ’s\nthere \'d\nthere \'d \'ve\nthere \'ll\nthere \'ll \'ve\nthere \'re\nthere \'s\nthere \'ve\nthere d\nthere d ve\n' +
  'there ll\nthere ll ve\nthere re\nthere s\nthere ve\nthere ’d\nthere ’d ’ve\nthere ’ll\nthere ’ll ’ve\nthere ’re\nthere ’s\nthere ’ve\nthese \'d\n' +
  'these \'d \'ve\nthese \'ll\nthese \'ll \'ve\nthese \'re\nthese \'ve\nthese d\nthese d ve\nthese ll\nthese ll ve\nthese re\nthese ve\nthese ’d\n' +
  'these ’d ’ve\nthese ’ll\nthese ’ll ’ve\nthese ’re\nthese ’ve\nthey \'d\nthey \'d \'ve\nthey \'ll\nthey \'ll \'ve\nthey \'re\nthey \'ve\nthey d\n' +
  'they d ve\nthey ll\nthey ll ve\nthey re\nthey ve\nthey ’d\nthey ’d ’ve\nthey ’ll\nthey ’ll ’ve\nthey ’re\nthey ’ve\nthis \'d\nthis \'d \'ve\n' +
  'this \'ll\nthis \'ll \'ve\nthis \'s\nthis d\nthis d ve\nthis ll\nthis ll ve\nthis s\nthis ’d\nthis ’d ’ve\nthis ’ll\nthis ’ll ’ve\nthis ’s\n' +
  'those \'d\nthose \'d \'ve\nthose \'ll\nthose \'ll \'ve\nthose \'re\nthose \'ve\nthose d\nthose d ve\nthose ll\nthose ll ve\nthose re\nthose ve\n' +
  'those ’d\nthose ’d ’ve\nthose ’ll\nthose ’ll ’ve\nthose ’re\nthose ’ve\nwas n\'t\nwas nt\nwas n’t\nwe \'d\nwe \'d \'ve\nwe \'ll\nwe \'ll \'ve\nwe \'re\n' +
  'we \'ve\nwe d\nwe d ve\nwe ll ve\nwe ve\nwe ’d\nwe ’d ’ve\nwe ’ll\nwe ’ll ’ve\nwe ’re\nwe ’ve\nwere n\'t\nwere nt\nwere n’t\nwhat \'d\nwhat \'d \'ve\n' +
  'what \'ll\nwhat \'ll \'ve\nwhat \'re\nwhat \'s\nwhat \'ve\nwhat d\nwhat d ve\nwhat ll\nwhat ll ve\nwhat re\nwhat s\nwhat ve\nwhat ’d\nwhat ’d ’ve\n' +
  'what ’ll\nwhat ’ll ’ve\nwhat ’re\nwhat ’s\nwhat ’ve\nwhen \'d\nwhen \'d \'ve\nwhen \'ll\nwhen \'ll \'ve\nwhen \'re\nwhen \'s\nwhen \'ve\nwhen d\n' +
  'when d ve\nwhen ll\nwhen ll ve\nwhen re\nwhen s\nwhen ve\nwhen ’d\nwhen ’d ’ve\nwhen ’ll\nwhen ’ll ’ve\nwhen ’re\nwhen ’s\nwhen ’ve\nwhere \'d\n' +
  'where \'d \'ve\nwhere \'ll\nwhere \'ll \'ve\nwhere \'re\nwhere \'s\nwhere \'ve\nwhere d\nwhere d ve\nwhere ll\nwhere ll ve\nwhere re\nwhere s\n' +
  'where ve\nwhere ’d\nwhere ’d ’ve\nwhere ’ll\nwhere ’ll ’ve\nwhere ’re\nwhere ’s\nwhere ’ve\nwho \'d\nwho \'d \'ve\nwho \'ll\nwho \'ll \'ve\nwho \'re\n' +
  'who \'s\nwho \'ve\nwho d\nwho d ve\nwho ll\nwho ll ve\nwho s\nwho ve\nwho ’d\nwho ’d ’ve\nwho ’ll\nwho ’ll ’ve\nwho ’re\nwho ’s\nwho ’ve\nwhy \'d\n' +
  'why \'d \'ve\nwhy \'ll\nwhy \'ll \'ve\nwhy \'re\nwhy \'s\nwhy \'ve\nwhy d\nwhy d ve\nwhy ll\nwhy ll ve\nwhy re\nwhy s\nwhy ve\nwhy ’d\nwhy ’d ’ve\n' +
  'why ’ll\nwhy ’ll ’ve\nwhy ’re\nwhy ’s\nwhy ’ve\nwo n\'t\nwo n\'t \'ve\nwo nt\nwo nt ve\nwo n’t\nwo n’t ’ve\nwould \'ve\nwould n\'t\nwould n\'t \'ve\n' +
  'would nt\nwould nt ve\nwould n’t\nwould n’t ’ve\nwould ve\nwould ’ve\ny all\ny\' all\nyou \'d\nyou \'d \'ve\nyou \'ll\nyou \'ll \'ve\nyou \'re\nyou \'ve\n' +
  'you d\nyou d ve\nyou ll\nyou ll ve\nyou re\nyou ve\nyou ’d\nyou ’d ’ve\nyou ’ll\nyou ’ll ’ve\nyou ’re\nyou ’ve\ny’ all\n° C .\n° F .\n° K .\n° c .\n' +
  '° f .\n° k .'
