/*
 * What NLTK's Punkt model of English (`punkt_tab`, trained by Jan Strunk) knows of words, reduced to what decides where a sentence ends.
 * Made from the model's files; not edited by hand.
 */

/** Words that are written with a full stop, without it. */
export const ABBREVIATIONS =
  '. . |a.a|a.c|a.d|a.g|a.h|a.m|a.m.e|a.s|a.t|adm|ala|ariz|aug|ave|b.f|b.v|bros|c|c.i.t|c.o.m.b|c.v|calif|chg|cie|co|col|colo|conn|' +
  'corp|cos|ct|d|d.c|d.h|d.w|dec|dr|e|e.f|e.h|e.l|e.m|f|f.g|f.j|feb|fla|fri|ft|g|g.d|g.f|g.k|ga|gen|h|h.c|h.f|h.m|i.m.s|ill|inc|j.b|' +
  'j.c|j.j|j.k|j.p|j.r|jan|jr|k|kan|ky|l|l.a|l.f|l.p|lt|ltd|m|m.b.a|m.d.c|m.j|maj|messrs|mg|mich|minn|mr|mrs|ms|n|n.c|n.d|n.h|n.j|n.m|' +
  'n.v|n.y|nev|nov|oct|ok|okla|ore|p|p.a.m|p.m|pa|ph.d|prof|r|r.a|r.h|r.i|r.j|r.k|r.t|rep|reps|s|s.a|s.a.y|s.c|s.g|s.p.a|s.s|sen|sep|' +
  'sept|sr|st|sw|t|t.j|tenn|tues|u.k|u.n|u.s|u.s.a|u.s.s.r|v|va|vs|vt|w|w.c|w.r|w.va|w.w|wash|wed|wis|yr'

/** Pairs of words that belong together although the first ends with a full stop. */
export const COLLOCATIONS =
  '##number## abreast|##number## aes|##number## business|##number## cbot|##number## colgate|##number## commodities|##number## cooper|' +
  '##number## corrections|##number## credit|##number## dividend|##number## financing|##number## genentech|##number## henley|' +
  '##number## insider|##number## international|##number## leisure|##number## letters|##number## notable|##number## pay-fone|' +
  '##number## pegasus|##number## pepper|##number## review|##number## rj|##number## wedgestone|##number## who|##number## zimmer|' +
  'b edelman|b levine|b smith|b stewart|b wigton|i magnin|i toussie|j aron|j fialka|j walter|o ludcke'

/** Words that often begin a sentence. */
export const SENTENCE_STARTERS =
  'according|although|among|both|but|despite|even|he|however|i|if|in|indeed|instead|it|many|meanwhile|moreover|most|nevertheless|' +
  'nonetheless|nor|sales|separately|similarly|since|so|some|the|there|these|they|this|though|thus|under|when|while|yet'

/**
 * How words were seen written: 1 where a capital shows the start of a sentence, 2 where a small letter shows that none starts, 4 where the
 * word was seen with a small letter. Words that have 2 alone are left out.
 */
export const ORTHOGRAPHY: readonly { readonly flags: number; readonly words: string }[] = [
  {
    flags: 5,
    words:
      'administrators b-week r-revised z-holiday',
  },
  {
    flags: 6,
    words:
      'a abalone ability abortions abound about abroad absolute access accord according account accountants accounting accounts ' +
      'accrediting achievement acknowledged acquire acquired acquires acquisition acquisitions across act acting action activities ' +
      'activity actor actress acts actual actually add added additional administration admiral admit ads advance advanced advances ' +
      'advertising adviser advisers advocate aerospace affair affairs affect affiliates affirm after again against age agency ago agree ' +
      'agreement agrees agriculture aid aide aided aides aids ailing air airborne aircraft airlift airlines airplanes airport alarm ' +
      'alcohol aliens all alleges allergy alley alliance alma alone also alter although aluminum am amendment amid among an analyst ' +
      'analysts and angels anger annuity another answer anti-apartheid anti-germ anti-takeover antibody any anymore apart apparel appeal ' +
      'appeals appears appetite appliance appliances appraisal approval approve approved approves aqua arbitrage arbitrager architects ' +
      'are area areas aren armed arms army around arrested arrests arsenal art artists arts as asbestos aside asks aspartame assemble ' +
      'assessment asset assets assistance assistant associated associates association assurance asthma at atom atomic attempt attorney ' +
      'attract auction auctions audited auditorium audits authority auto automatic autos avenue average aviation avoid avoided await ' +
      'awaiting award away b baby back background backlog bad balance ball ballet ban bang bank banker bankers banking bankruptcy banks ' +
      'bar barbecue bargain barrel barring base based basically basing basketball battle bay be beach bear bears beautiful beauty because ' +
      'becomes been beer before began beginning begins begun behave bell bells below belt bend benefits beset best betrayal beverage bid ' +
      'bidding big biggest bill billion bills bioscience biotechnology birthday black bloc block blockade blockbuster blonde blonds blow ' +
      'blue blunt board boat bob bolster bonds bones book books boom boost boosts boots border born borrowed boss both bottling bottom ' +
      'bought boxer brands brass breakfast breakup brewing bride brief brighter bring broad broadcast broadcasters broadcasting ' +
      'broker-dealer brokerages brothers brought brown budget builders building buildings bull bureau business busy but butcher buy ' +
      'buyback buying buys by c cable cafe calendar called calls cameras camp campaign campaigns camps campus can cancer candy cane cap ' +
      'capacity capital card cards care career careers cares carrier carriers cars case cases cash casino casinos castle casualty cat ' +
      'catch category cats cattle cede ceiling celebrity cellular cement center centers central century certain certification certified ' +
      'chain chains chairman chamber champion chancellor change changed changes changing channel chapter charged charges charming ' +
      'chartered chase cheap cheaper checks chemical chevalier chicken chief chiefs child children china chip chipmakers chips chocolate ' +
      'chocolates cholesterol chronology church cigarette cigarettes cited cities citizen citizens city civil civilization claims clan ' +
      'class classic clean clear clearance cleared clearing clearly clients climbed clinic clinical close closed closely closer clot club ' +
      'coach coal coast cocoa code coffee collapse collection college color combines come comeback comedian comes coming command commerce ' +
      'commercial commission commissioner commitments committee commodities commodity common communications communist communities ' +
      'community companies company competition competitiveness complaint completes complex composite comprehensive comptroller computer ' +
      'computers concept concern concert concludes conference confidence confusion congress congressional conservation conservative ' +
      'conservatives consolidated consortium constitution construction consultants consumer consumers container contend continue ' +
      'continues contract contraction contracts control controls convention convertible converts convictions cooperation coordinating ' +
      'copper corn coronation corporate cost-cutting costs cotton could couldn council count countries country county coup court courts ' +
      'cover coverage covert cracks crazy creative credit creditors crews crime criminal crisis critical cross crow crown crucial crude ' +
      'cruise cruzado cry culture cup curb curbs currency current curtain customers customs cut cutbacks cuts d dad daily damage damaged ' +
      'dance dark-haired dart data day days de dead deal dealer deals dealt dean death debentures debt debtors debts decades decided ' +
      'decision declares decline declines declining defend defense deficit definite definitely delay delegates delicate demand democracy ' +
      'democratic denationalization department departure deposit depositary depreciation deputy der deregulating deregulation des desert ' +
      'design despite detect deutsche development develops device devices devise di did died digital dilemma diners dinner director ' +
      'directors disclosed disclosure discount discussing disease diseases dismisses dismissing dispute disputed disputes dissolver ' +
      'distribution distributors district diver diversified dividend dividends division do doctors dog dogma doldrums dollar dominated ' +
      'don donors door-to-door doubled doubts down dream dreams drew drilling drive drives driving drop drug dry du due dull during dust ' +
      'duties duty each earned earnings earth ease east east-west eastern easy eat economic economics economists economy editor editorial ' +
      'education educational effect effort efforts elder elders elected election electric electrical electricity electronic electronics ' +
      'elegance elite embassy emerge emerges emphasize employees employment en encounters encouraged end ended ending ends enemy energy ' +
      'enforcement engine engineering enhances enjoys ensemble enterprise enterprises entertainment enthusiasm environmental epilepsy ' +
      'equipment equitable equities equity error establishing estate estimate ethics even evening events every everybody everyone ' +
      'everything exchange executive executives exempt exit expect expectations expected expects exploration explosion exporting exports ' +
      'express expresses extended extends extension extensive face faces facilities factions factories factors facts fading fail failed ' +
      'fails failure failures fair fairy fall falls false family fantasy far fares farm farmer farms fast father favored favors fed ' +
      'federal fee feed feel feelings fees fell festival fever few fiasco field fields fifth fight fighting fights filing filings film ' +
      'finance financial financier financing find finding finds fine fir fire firm firms first fiscal five flat fleet flew flights flint ' +
      'flourishing flow focus food foods fool football for force forecast forecasting foreign foreigners forest forgotten form former ' +
      'forms fortune forum foster found foundation four fourth fourth-quarter fox franchisees fraud free free-market freedom freight ' +
      'fresh fried friends from front frontier fruit fuel fueled full full-year fun function fund funding funds funeral fungi furniture ' +
      'further future futures gain gains gallery gamble gambling game games gap garden gas gate gates gear general generally generation ' +
      'generators generic genetic get gets getting giants give glance glass globe go goal god gold golden gone good goods got gourmet ' +
      'gourmets governing government governors grace grades gradually graduate graduation grand grant granted graphics gravely gray great ' +
      'greed green greens groundwork group groups grow grows growth guaranteed guard guide guild guilty gulf guys gym gypsum had half ' +
      'hall halt hammer hand handling harbor hard harden hardly hardware harmony has have haven having he head headquarters headway ' +
      'health heard heart heartland heat heel heels heights held hell help heritage hey hidden high higher highway hills hip his history ' +
      'hit holder holders holding holdings holiday home homes hope hoped hopes horizons horses hospital hotel hotels house household ' +
      'housing how however hub human hung hunt hunter hunters hurt ice ideas identify if ill immigration immunology impact imperial ' +
      'imports impose imposing improper improperly in incentive includes income increase increases increasing increasingly index indexes ' +
      'indicate indicator indicators indicted indigent industrial industrials industries industry infectious inflation information ' +
      'infrequently infusion initiative innocent inquiry insider insider-trading insignificant institute institutes institution ' +
      'institutional institutions instruments insurance insurer insurers intelligence intended intense interbank interest interim ' +
      'intermediate internal international interstate interview intimate intravenous introduce introduction investigated investigation ' +
      'investigators investment investments investor investors invisible involved involvement involving iron is island islands isolated ' +
      'issue issues it its itself ivory jackpot jazz jeep jet job jobless jobs jockey join joint jointly journal journals judge judgment ' +
      'judiciary jump jury just justice juvenile keel keep keeping key kind king knitting know knowing knows la labor laboratories lacy ' +
      'lady lake land landscape lane large largest last late later latest launches law laws lawsuits lawyer lawyers lay lead leader ' +
      'league leaking learning leasing leave leaves leaving left leg legal legitimate lender lengths less less-costly let letter level ' +
      'levels levy liberal license life light like likely lime limit limited limits line linerboard lines link little live load loan ' +
      'loans local locals logic long longer look looks looms los loss losses lost lots lottery love lovers low lower lowers lowest ' +
      'loyalty luck lucky lumber lumbermen machine machinery machines machinists made magazine magazines magic mail main maintains major ' +
      'make maker makers makes making mammoth man management managers manufacturers manufacturing many maps march margins marine maritime ' +
      'mark market marketing markets marks married mass massacre master masters mate mater material materials matter matters may maybe ' +
      'mayor me means meant meanwhile measure meat media medical medically medicine meet meeting members memorial memories memory memos ' +
      'men merchants merger mergers met metal metals methods metropolitan mice microwave middle midst might mile military mill milling ' +
      'million mills minerals mines mining minister ministry minor minutes mirror mirrors misleading miss missile missiles mission mixed ' +
      'mob model models modern monetary money monitor month morale more mortgage most mostly motion motor motors mount mountain mountains ' +
      'move movement moves movie movies moving much municipal museum mushroom mushrooms music musical must mutual my mystery nail naked ' +
      'name named names naming narrowed narrowing narrows nation national nations nationwide natural navy near nearly nest net network ' +
      'networking never new news newspapers newsprint next nice niche night nightly nightmare nine no nobody non-oil none nonunion normal ' +
      'north northeast northern not notes notice novels now nuclear nurse observer obstacles obstruction obviously occupational of off ' +
      'offer offering offerings offers office officers offices official officially officials offshore often oil old omitted on once one ' +
      'one-day only open opera operating operation operations opinion opposed opposition optimistic option options or order orders ' +
      'organization other others otters our out out-of-state outline outlook output outrageous outside over overhaul overnight overseas ' +
      'overstate overture own owners pace package packaging pact pacts palace panel paper papers paramount pare parent parents park ' +
      'parliament part parties partners partnership partnerships parts party past patent patrol pattern pay paying payment payments ' +
      'payout payouts peace peach peat peers penalties penalty pension people perhaps period perplexed perspective pessimistic pet ' +
      'petroleum pharmaceutical pharmaceuticals photo photographs physicians physics picks pickup picture pictures pierce pile pilots ' +
      'pioneer pitfalls pivotal pizza place placed placement plan planners planning plans plant plants plastics players plea plunge ' +
      'plunged plus pocket point poles police policies policy polish pollution polo polyethylene poor popular population pork portable ' +
      'portions pose positions possible post posted postponed posts power practices pragmatic pre-tax predisposed premier president ' +
      'presidential presidents press presses pressure prevention preventive price prices pricing primary prime principles print printing ' +
      'prints prison privee prize probe probing procedure procurement produce producer producers production productions products ' +
      'professional profit profit-taking profitability profits programs progress progressive project promote properties property proposal ' +
      'proposals propose proposes prospects protection protest providing proxy psychiatric psychiatrist public publications publishing ' +
      'pump punitive purchase purchasing purpose pursuing push qualify quality quarter quarterly queen quest quick quickly quiet quit ' +
      'quite quotas rabbit race radar radio raids rail railroad railroads railway raise raised raises raising rally random rank rare rate ' +
      'rates rather ratings raw-material re reach reached react read reading ready real realistically really reason reasons reassure ' +
      'rebel rebels recall recapitalization receipts receives reconsider record recording records recovery red redeem redemption reduce ' +
      'reduces reducing reference reform refuge refund refuses register regulation regulators regulatory reimpose reject rejects related ' +
      'relations release reliance remains renaissance renomination reopening repaid repair repeal repertory report reported reporter ' +
      'reporters reports representative republic request requests requirement research reservations reserve reserves resign resigned ' +
      'resistance resolve resorts resource resources respiratory responsibility rest restructuring resume resuming retail retire ' +
      'retirement return returns revenue reversal review revised revitalize revival revive revolution rice rich richer ride rights ring ' +
      'ringing rise risen rises risk risks risky rival rivals road robotics rock rocky rodeo role rolling room rose rosy route row rub ' +
      'rubber ruffled rule rules ruling run running rushing rust s saddle safety said salaries salary sale sales saliva salt sampling ' +
      'sanctions satellite savage save savings say saying says scandal scandals scared scheme school schools science scientific ' +
      'scientists scores screen scrutinize sea seamen search seat seats second secret secretary sector sectors securities security see ' +
      'seek seeking seeks seemingly seen sees seizures sell sells semantics semiconductor semiconductors sending senior series serious ' +
      'service services set sets settle settlement settlements settles several shaping share shareholders shares shark sharp she sheet ' +
      'sheriff shield ship shipbuilding shipments shipyard shoe shop shopping shops short short-term shortage should show showed shows ' +
      'shutting side sides sign signal signature signs silent silicon silver since singer singing sir site sites situation six sixth ' +
      'slated sleep sleeping slide slightly slip slump small smart smasher snake soared social socialist society soft software sold ' +
      'soldering some somebody something somewhere song sophisticated sorts sought sound soup sources south southern sovereign soybeans ' +
      'space speaker special spill spinoff split sports spot spreads spreadsheets spring springs spy square stabilization stabilize staff ' +
      'staffers stake stakes stance standard standards star stars start starter starts state states station stations statistical ' +
      'statistics stay steamship steel steelworkers steps sterling stock stock-market stocks stone stop store stores storm stormy story ' +
      'straight strain strategic strategies strategy street strike strong stronger struggle stud student students studies studios study ' +
      'stuff stupid subcommittee subject subsidiaries subsidiary subsidies substance subways successes sue sued sues sugar suit suitor ' +
      'suits summary summer sun superior supermarket superstitions supplies supply support supreme sure surge surplus survey survive swap ' +
      'sweet swings switch symbol syndication system systems table take taken takeover takeovers takes tales talk talking talks target ' +
      'tariffs tasks tastes tax taxes taxis taxpayers teachers teamwork tears tech technical techniques technologies technology teeth ' +
      'telecommunications telegraph telephone television tell tells tender tennis terminated test testimony tests than that the theater ' +
      'their theme then theories there these they thing third this those thousands three thrift thwart tickets tied ties time times tire ' +
      'to tobacco today told tolerate toll too tool tools top topic total touch tough toughen tour tourism toward tower town toy toys ' +
      'track tractor trade traders trades trading traffic training transaction transmissions transport transportation trash travel ' +
      'travelers treasurer treasuries treasury treaty tree trendless trends trial trip trouble troubled troupe truck trucks truffles ' +
      'trust trustees tube tungsten turkey turnaround twice two two-way types uncle under understanding underwriters unemployment unified ' +
      'unify union unit united units universal universe university until up upgrade upper urban urge urges use used useless users usual ' +
      'usually utilities utility value valued van vans variations vehicles venture ventures versatile veterans vice victims video view ' +
      'viewed viewers views violence visit vital vocal voice volume vote voted voting vous wade wages wake wall wallboard wallop want war ' +
      'ward warrants warranty wars was wasn waste-disposal watch watchdog water way ways we weak week weekly weeping weighed weighs ' +
      'welcomed well wells west western what whatever wheel when where while white who wholesale whose why widening wider wild will wind ' +
      'windows wine wing winning winnings wins winter wire with withdrawal woes woman women won wonder wood woods word work worker ' +
      'workers workman works world worlds worldwide worries worry worth worthy would wouldn write wrong wrote year year-ago year-earlier ' +
      'years yell yield you young yuppie z zoning',
  },
  {
    flags: 7,
    words:
      'a-% a-discounted a-from a.m. aback abalone-lover abalone-processing abandon abandoned abandoning abandons abated abbreviation ' +
      'abdicating abdication abducted abductors aberrational aberrations abhor abhorrence abhors abides abiding abilities abject able ' +
      'aboard abolished abolishing abolition abortion about-to-boom above above-average above-market abrasives abreast abrogate abrogated ' +
      'abrogation abrupt abruptly absence absent absenteeism absolutely absolve absorb absorbed absurd abuse abused abuses abusive ' +
      'academe academia academic academicians academics academies acceded accelerate accelerated accelerates accelerating acceleration ' +
      'accelerator accent accept acceptability acceptable acceptance accepted accepting accepts accessibility accessible accessories ' +
      'accident accidental accidently accidents accommodate accommodated accommodations accommodative accompanied accompany accompanying ' +
      'accomplish accomplished accomplishes accomplishments accordance accordingly accost accosted accountability accountant accounted ' +
      'accreditation accredited accrual accrue accrued accumulate accumulated accumulating accuracy accurate accurately accusations ' +
      'accusatory accused accuser accuses accusing accustomed ace acerbic achieve achieved achievements achieving acid acid-rain acidic ' +
      'acknowledge acknowledgement acknowledges acknowledging acknowledgment acolytes acquaint acquaintance acquiesced acquiescent ' +
      'acquirer acquirers acquiring acquisition-minded acquisitive acquistion acquitted acqusitions acreage acres acrid acronym acronyms ' +
      'across-the-board acted action-forcing actions activated activator active actively activism activist activists actors actuarial ' +
      'acumen acute acute-care acutely ad adamant adapt adaptation adapted adapting addict addicts adding addition additions additive ' +
      'additives address addressed addresses addressing adds adequacy adequate adequately adhesives adieu adjacent adjoin adjoins ' +
      'adjourned adjudicated adjunct adjust adjustable-rate adjusted adjusting adjustment adjustments adjuvant admen administered ' +
      'administering administrations administrative administrator admirers admission admissions admits admittance admitted admittedly ' +
      'admitting ado adolescents adopt adopted adopting adoption adult adults advance-purchase advancement advancing advantage advantages ' +
      'advent adventure adventurers adverse adversely advertise advertised advertisers advice advisable advise advised advises advising ' +
      'advisory advocacy advocated advocates advocating aerosol aerospace/technology aesthetic affable affected affecting affection ' +
      'affects affidavits affiliate affiliated affiliation affirmative affirmed affirming afflicted affluent afford affordability ' +
      'affordable afforded affords aficionados afoot afoul afraid after-tax aftermath afternoon afternoons aftershocks afterward ' +
      'afterwards agaricus age-old aged agencies agenda agent agents aggiornamento aggravated aggregate aggregates aggression aggressive ' +
      'aggressively aghast aging agreeable agreed agreed-upon agreeing agreements agricultural agricultural-debt ahead aiding ailment ' +
      'ailments aim aimed aims ain air-cargo air-conditioner air-defense air-freight aircraft-evacuation aired airing airline airliner ' +
      'airliners airplane airports airs airspace alarmed alarming album alchemist alcohol-related alert alienate alienating aligned alike ' +
      'alive all-cash all-irish all-knowing all-natural all-night all-seeing all-suite all-time all-too-familiar allay allegation ' +
      'allegations allege alleged allegedly allegiance alleging allergens allergies allergist alleviate allies allocated allocates ' +
      'allocating allocations allots allotted allow allowed allowing allows alloy alloys alltime allude alluded alluding alluringly ally ' +
      'almost almost-certain aloft along alphabet already already-crowded already-scheduled altar altering alternating alternative ' +
      'alternatives altitudes altogether altruistic alumni alumnus alums always amalgam amassing amateur amateurs amazement ambassador ' +
      'ambassadors ambiguities ambiguous ambition ambitious ambivalence ambulance-chasing ambulatory amend amended amendments amends ' +
      'amenities amiable amicable ammonium ammunition amnesia amok amortization amortizing amount amounted amounting amounts ample ' +
      'amplify amply amused analogues analyses analysis analyzed anathema anaylsts ancestors anchorman anchors ancient and/or anemia ' +
      'anemic anew angered angiographic angiographics angle angrily angry anguish anguished animal animal-health animals animated ' +
      'animation animator animators animosity annihilation anniversary annoucements announce announced announcement announcements ' +
      'announces announcing annual annualized annually annuities anomalies anomaly anonymity anonymous answered answers antediluvian ' +
      'anthophyllite anthropologists anti-aircraft anti-ballet anti-black anti-climactic anti-communist anti-competitive anti-consumer ' +
      'anti-discrimination anti-drug anti-dumping anti-gadhafi anti-hypertensive anti-inflation anti-japanese anti-khomeini anti-lawyer ' +
      'anti-managua anti-missile anti-nazi anti-sandinista anti-smoking anti-tank anti-terrorist anti-ulcer anti-union antibiotic ' +
      'antibiotics anticipate anticipated anticipates anticipating anticipation antics antidote antigovernment antimissile antipathy ' +
      'antiprotons antique antitrust antitrust-law anxious anybody anyhow anyone anything anytime anyway anywhere apartheid apartment ' +
      'apartment-housing apathetic aphrodisiac aplenty apocryphally apologetic apologies apologized apostles appalled appalling apparatus ' +
      'apparent apparently appealed appealing appeals-court appear appearance appearances appeared appearing appeasement appeasing ' +
      'appendix appetizer applaud applauds applause applicant applicants application application-specific applications applied applies ' +
      'apply applying appoint appointed appointee appointees appointing appointment appointments appraised appreciable appreciably ' +
      'appreciate appreciated appreciation apprehension apprehensive approach approached approaches approaching appropriate approvals ' +
      'approving approximate approximately approximates apt aquatic aquifers arb arbitrage-trading arbitragers arbitrary arbitration arbs ' +
      'arcana arch-rival archaeologists archaic arched architect architectural architecture architectures archly ardently arena argue ' +
      'argued argues arguing argument arguments aria arid arisen arising arm armies arming arms-control arms-sale arms-sales arose ' +
      'aroused arraigned arraignment arrange arranged arrangement arrangements arranging array arrearages arrest arrival arrive arrived ' +
      'arrives arriving arrogant arrows arson article articles articulate articulately artifice artificial artillery artist artistic ' +
      'artistically artitragers artwork asbestos-containing asbestos-lawsuit asbestos-like asbestos-related asbestosis ascent ascribed ' +
      'ashamed ashore ask asked asking aspect aspects aspidistra aspiration aspire assailed assassination assault assaults assembled ' +
      'assembles assemblies assembling assembly assent assert asserted asserting assertion assertions asserts assessed assessments asset- ' +
      'asset-management assiduously assign assigned assignment assignments assist assistants assisted assisting assists assitance ' +
      'associate associating associations assortment assuage assuaging assume assumed assumes assuming assumption assure assured ' +
      'assuredly assures asthmatic asthmatics astonishes astonishing astronomically asymmetrical ate athletes athletic athletics ' +
      'atmosphere atomization atoms atoned atrocious attach attache attached attachments attack attacked attacking attacks attain ' +
      'attaining attempted attempting attempts attend attendance attendant attendants attended attending attention attested attesting ' +
      'attired attitude attorneys attracted attracting attraction attractive attractively attractiveness attracts attribute attributed ' +
      'attributes attrition au auction-market auction-rate auctioned audacious audience audiences audio audio-video audit auditing ' +
      'auditor auditors augment austere austerity authentic author authored authoritative authoritatively authorities authorization ' +
      'authorize authorized authorizing authors auto-buying auto-company auto-focus auto-parts auto-plant auto-receivables autobiography ' +
      'automated automatic-focus automatic-teller automatically automation automobile automobiles automotive autonomous autonomously ' +
      'autonomy autumn availability available availed avant-garde averaged averages averaging aversion averted avez aviator avionics ' +
      'avoiding awaited awaits awake awakening award-winning awarded awarding awards aware awareness awe awed awesome awful awhile ' +
      'awkward awoke awry ax axes axles babble babies baby-boom babyboomers bachelor back-and-forthing back-office back-to-basics ' +
      'backbone backdrop backdrops backed backer backers backfire backfired backing backlash backless backs backstage backup backwater ' +
      'bacterium bade badly baffled baffling bag bagged bags bail bailed bailing bailout baked balance-of-payments balance-of-power ' +
      'balanced balances balancing balding baldness balk balked ballerina-like balletomanes ballets ballistic balloon ballooning balloons ' +
      'ballot balloting ballpark balls balm banana-republic band banded bandwagon bang-them-over-the-head banjo bank-affiliated ' +
      'bank-holding bank-secrecy bankrupt bankruptcies bankruptcy-law banned banner banners bans bar-hopping barely bargain-basement ' +
      'bargain-hunting bargaining bargains barge baritone barley barometer barometers barrage barred barrels barren barricaded barrier ' +
      'barriers bars baseball baseless basement bases bashful bashing basic basics basil basis basket bat bat-lovers bathers bathing bats ' +
      'battered batteries battery battery-powered battery-processing battle-tested battled battles battling beaches beans bearable beard ' +
      'bearer bearing bearish beast beat beaten beating beats beau beautifully became beckoning become becoming bed bedeviled bedroom ' +
      'beds bedside beef beehives beer-industry beers bees beets begetters begged begin beginnings behalf behaving behavior behest behind ' +
      'behold beige being beings belched belief believe believed believes believing belittle bellwether belly belong belonged belongs ' +
      'below-cost belted bemoaned bench benched benchmark bends beneath benefactors beneficial beneficiaries beneficiary benefit ' +
      'benefited benefiting benighted bent berth beseech beseechingly besides best-managed best-selling bestowal bestowed bet beta ' +
      'betrayed bets better better-conceived better-known betting between beverages bevy beyond bias biased bicentennial bickering ' +
      'bicycle bid-rigging bidder bidders bids big-bucks big-college big-name big-selling big-time bigger bigger-than-expected ' +
      'biggest-selling bigwig bikers bikinis bilateral bilion billboard billed billiard billing billion-plus billionaire billions ' +
      'bimonthly binding binge biochemist biographies biography biological biologists biology bipartisan birds birth birth-control ' +
      'birthplace births bisporus bistro bit bite biting bits bitter bitterness bittersweet bizarre black-and-white black-cowboy ' +
      'black-led black-lung black-market black-owned black-white blackboard blacklist blacklisted blacklisting blackmail blacks blame ' +
      'blamed bland blanket blase blast blasted bleached bleak bleeding blend blender blenders blends blessed blessing blew blind ' +
      'blinders blindfold blindly blissful blistering blithe blitz bloated blockbusters blocked blocking blocks blond blonde-laden ' +
      'blondes blood blood-analysis blood-clot bloodcurdling bloodless bloodletting bloods bloodstock blossoms blow-by-blow blowing blows ' +
      'blue-and-yellow blue-chip blue-collar blue-eyed blue-ribbon bluechip blueprint blunder blundered blur blustery board-room boards ' +
      'boardwalk boasted boasts boat-and-motor boats bode bodies body bog bogeymen boil bold bolder boldly bolstered bolsters bomb ' +
      'bombarded bombed bomber bombers bombing bombs bona bond bond-trading bondholders bonding bone boning bonus bonuses boo-boos boogie ' +
      'book-to-bill booked bookings bookish bookkeeping bookseller bookstore booming boomlet boon boosted booster boosterism boosters ' +
      'boosting boot booty boozer borders bore bored borne borohydride boroughs borrow borrowers borrowing borrowings bosses bother ' +
      'bothered bothering bottle bottlenecks bottler bottlers bottles bottom-line bottomed bottoms bounce bounced bouncers bound ' +
      'boundaries bounties bouquet bourbon bourbon-pecan bout boutique bovine bow bowing bowling bowman box box-office boxes boy boycott ' +
      'boycotts boyish boys braces bracket brackets brag bragged braided brain brains brainstorming brake brakeman brakes branch branches ' +
      'brand brand-name branded brandy brash brashness brazenly breach breach-of-contract breached breaches breaching bread ' +
      'bread-and-butter breaded breadth break break-even break-up breakdowns breakers breaking breaks breakthroughs breast breasts breath ' +
      'breathes breathing breathlessly bred breed breeders breeding breeds brethren brew brewed brewer brewers bribery brick ' +
      'bricks-and-mortar bridal brides bridesmaid bridesmaids briefcases briefed briefing briefings briefly brigade brigades bright ' +
      'brightest brilliant bringing brings brink broad-based broadcaster broadcastmail broadcasts broaden broadening broadens broader ' +
      'broader-based broadest broadly broadside brocade broccoli broke broken broker broker-adviser broker-loan brokerage brokers ' +
      'bronchial bronze brother brother-in-law brraap brunette brushed brusqueness brutal brutally brutish bubble bubbles buccaneers ' +
      'bucks bud buddy budged budget-cutting budget-minded budget/tax budgetary budgeted budgeteers budgets buffer buffeted build builder ' +
      'builds buildup built bulging bulk bulkier bulky bullish bullishness bullying bumpers bumpy bunch bunches bundle bungling buoy ' +
      'buoyant buoyed burden burdened bureaucracies bureaucracy bureaucratic bureaucratically bureaucrats burgeoning buried burn burned ' +
      'burning burrowing burst bury bus bused buses busines business-type businesses businesses-newspaper businessman businessmen ' +
      'businessses bust butane-powered butt butter buttery buttressed butyl buyer buyers buyout buyouts buzzword by-election bygone ' +
      'bylaws bypass c-yields cabinet cabinet-level cable-television cabs cachet cacophonous cadre calamari calculate calculated ' +
      'calculates calculating calculation calculations calculators caliber call call-ups calling callous calm calming calmly calumny ' +
      'camcorder came camera cameramen camouflage camouflaging campaigned campaigner campanies camper campesinas campground camping ' +
      'campsite campuses can-sealing cancel canceled cancellation cancellations cancelling cancers candidate candidates candlelight ' +
      'candor cane-sugar cannot canny capabilities capability capable capita capital-gains capital-intensive capital-markets capital-rich ' +
      'capital-spending capitalization capitalize capitalized capitalizing capitulation capping caps capsule capsules captives captors ' +
      'capture captured captures car car-assembly car-market car-parts car-rental car-rentals caramels carbon cared careful carefully ' +
      'cargo carnivorous carpet carpeting carried carries carrot carrots carry carry-forward carry-forwards carrying carryover carted ' +
      'cartel carting cartoon carve carver carving case-by-case caseload cash-and-stock cash-flow cash-laden cash-rich cash-strapped ' +
      'cashing casino-hotel cassette cassettes cast casting castings casts casually casualties cat-and-mouse catalog catalogued catalytic ' +
      'catalyzed catastrophe catastrophic catastrophic-illness catches categories catered catering caters cattle-on-feed caucused caught ' +
      'cause caused causes causing caution cautioned cautions cautious cautiously caveats caves cd-v. cease cease-fire ceased ceded ' +
      'celebrate celebrating celebratory celebrities celebrity-laden cell cells cementing cemeteries cemetery censor censure censured ' +
      'cent centered centerpiece centralized centrifuge cents centuries centuries-old cephalosporin ceramic certainly certainty ' +
      'certificate certificates chafing chagrin chagrined chair chairmen chairs chairwoman challenge challenged challenger challengers ' +
      'challenges challenging chambers champ champagne championed champions champs chance chances channels chaos chaotic chaplains ' +
      'chapters character characteristic characterization characterize characterized characterizes characters charge charge-offs charging ' +
      'charities charity-ball charm charmer charnel chart chart-guided charters charts chased chases chastening chatted chauffeur-driven ' +
      'cheap-labor cheapest cheat cheating check check-kiting checked checking checkup cheer cheerful cheerleader cheerleaders cheers ' +
      'cheese cheesecake chef chefs chemical-analysis chemical-physics chemically chemicals chemotherapy cherished chess chest chestnut ' +
      'chestnuts chic chicken-restaurant chiefly chieftains child-bearing child-care childless chilled chilling chilly chimpanzee ' +
      'chimpanzees chip-consuming chip-industry chlorthalidone chocolate-chunk chocolate-coated chocolate-truffle chocolatiers chocolaty ' +
      'choice choices choleric cholesterol-lowering choose chooses choosing chopped choppy chops choreographer choreographers ' +
      'choreographic choreography chorus chose chosen chromed chronic chronicle chronicler chronicles chronologies chrysanthemum chucking ' +
      'chum chunk churches churning churns cigarette-tax cigars cinderblock cinematic circled circles circuit circuitry circuits ' +
      'circulated circulating circulation circulatory circumstance circumstances circumvent circumventing circus citations cite cites ' +
      'citing citizenship city-council city-sponsored city-state civil-rights civilian civilians clad claim claimant claimants claimed ' +
      'claiming clamor clamoring clandestine clans claptrap clarified clarinetist clarity clash clashed clashes class-action classes ' +
      'classical classicism classicist classics classification classified classifying classmate classrooms clause clean-coal cleaning ' +
      'cleanse clear-cut clearances clearer clearinghouse clerical clerk clever cliche client climate climax climb climber climbing ' +
      'clings clip clippings clips cloaked clock clones clonidine-hcl close-knit close-out closed-end closes closest closet closing ' +
      'closings closures clothes clothing cloud clouded clout clowning clubs clucks clues clumsy clung cluster clutch co-artistic ' +
      'co-author co-authored co-creator co-equal co-founder co-head co-managed co-manager co-managing co-op co-produced co-producer ' +
      'co-production co-workers coached coaches coaching coal-burning coal-management coal-mining coalesced coalition coalitions coasts ' +
      'coat coated coating coatings coaxing cocaine cocktail codes coerce coercion coercive coffee-growing cogeneration coherence ' +
      'coherent cohesive cohorts coil coin coincide coincided coincidentally coincides coins cold coldly coliseum collaborate ' +
      'collaborated collaboration collapsed collapsing collateral colleague colleagues collect collected collecting collections ' +
      'collective collectively colleges collusion colonel colonialists colonize colony coloratura colored coloreds colorful colors column ' +
      'columnist columns combat combination combinations combine combined combing combining combustion comedies comedy comers comfort ' +
      'comfortable comforting comic commander commanders commanding commandos commend commendable commensurate comment commentaries ' +
      'commentator commented commenting comments commercial-paper commercial/investment commercially commercials commissars commissioned ' +
      'commissioners commissions commit commitment commits committed committees committing commodity-chip common-stock commonly ' +
      'commonplace communicate communicated communicating communications-based communism community-center commute commuted compact ' +
      'companions company-operated company-owned company-wide companywide comparable comparative comparatively compare compared compares ' +
      'comparing comparison comparisons compatibility compatible compelled compelling compensate compensating compensation compete ' +
      'competence competent competing competitive competitor competitors compiled complacency complacent complain complained complaining ' +
      'complains complaints complementing complements complete completed completely completing completion complexion complexities ' +
      'complexity compliance complicate complicated complicating complication complications complied complimented comply complying ' +
      'component components composed composer composing composition compound compounded compounds comprehend compression compressor ' +
      'comprise comprises comprising compromise compromised compromises compromising compulsion compulsively compulsory compunction ' +
      'computer-aided computer-information computerized computerizing computers/office comrades conceal concealed concealing concede ' +
      'conceded concedes conceding conceivable conceivably conceived concentrate concentrated concentrates concentrating concentration ' +
      'concentrations conception conceptual conceptually concerned concerning concerns concerted concessionary concessions conciliatory ' +
      'concise conclude concluded concluding conclusion conclusions conclusive concocted concrete concretely concurred concurs concussed ' +
      'condemning condition conditional conditioned conditioning conditions condom condominium condoms condoned conduct conducted ' +
      'conducting conductor conduits confection confectionery confections conferences confess confessed confesses confident confidential ' +
      'confidentiality confides confined confinement confirm confirmation confirmed confirming confirms confiscatory conflict ' +
      'conflict-of-interest conflicting conflicts conform confounded confront confrontation confrontationism confronted confronting ' +
      'confuse confused confuses confusing conglomerate conglomerates conglomerateur congregated congregations congressman congressmen ' +
      'conjectures conjunction conjures conjuring connected connecting connecting-flight connection connections connotation conquered ' +
      'consciences conscious consecutive consensus consent consented consequence consequences consequential conservancy conservatism ' +
      'conservatively conservatorship consider considerable considerably consideration considerations considered considering considers ' +
      'consist consisted consistency consistent consistently consisting consists console consolidate consolidating consolidation ' +
      'consolidations conspicuous conspiracy conspired conspiring constant constantly consternation constituencies constituent ' +
      'constituents constitute constitutes constituting constitutional constrained constraints constructed construction-materials ' +
      'constructive construed consult consultant consultations consulting consumed consumer-electronics consumer-group consumer-oriented ' +
      'consumer-products consumption contact contacted contacting contacts contagion contain contained containers containing containment ' +
      'contains contaminated contamination contemplating contemporary contempt contended contender contenders contending contends content ' +
      'contented contentious contents contest contesting context continent continent-wide continents contingency contingent contingents ' +
      'continual continually continuation continued continuing continuing-education continuous continuously contortionists contraceptive ' +
      'contract-suspension contracted contracting contractionary contractor contractors contractual contradict contradicted contradiction ' +
      'contradictions contradictory contrary contrast contrasted contrasting contrasts contribute contributed contributing contribution ' +
      'contributions contributors controlled controller controllers controlling controversial controversies controversy convene convened ' +
      'convenience convenient conventional conventional-mortgage conventions conversation conversations conversing conversion conversions ' +
      'convert converted convertible-debt converting convey conveyed convicted conviction convince convinced convincing convincingly ' +
      'convocations convoluted convulse cook-off cooker cookie-cutter cookies cooking cool cooled cooling-off cooped cooperate cooperated ' +
      'cooperating cooperative coordinate coordinated coordination coordinator cope copied copies cops copy copying copyright copyrights ' +
      'cordials core cornball corner cornerstone corporate-bureaucracy corporately corporation corporations corps correct corrected ' +
      'correction correctly correlation correspondence correspondent correspondents corresponding correspondingly corresponds ' +
      'corroborating corroboration corrosion corrugated corrupt corruption coryphees cosmetic cost cost-conscious cost-control ' +
      'cost-effective cost-effectiveness cost-plus-fixed-fee cost-reduction cost-savings costly costumes couched cough councillors ' +
      'councils counsel counselor counsels counted counter counteract counterbid countered counterlogic countermeasures counteroffer ' +
      'counterpart counterparts counterpoint counterproductive counters countervailing-duty counties counting counts couple coupled ' +
      'couples coupon couponing coups courage courier couriers course coursed courses court-appointed court-sanctioned courtesy ' +
      'courthouse courtier courting courtroom covenants covered covering covers covertly coveted covey cowbells cowboy cows cozied cozy ' +
      'crack crackdown crackpot craft crafty cramming crankshaft crash crashed cratered crates crawl craze craziness cream creams create ' +
      'created creates creating creation creator creators creature creatures credentials credibility credible credibly credit-card ' +
      'credit-research credited creditor credits creditworthy creep creepers creeping creeps crematories crew crewmen crickets cried ' +
      'criers cries crimes criminal-sentencing criminally criminals crimps cripple crippling crises crisp crisscross criteria critic ' +
      'critically criticism criticisms criticize criticized criticizes criticizing critics critique critiques croons crop cropping ' +
      'cross-subsidization crossed crosses crossing crowd crowded crowds crowned crows crude-oil crude-steel cruise-missile crummy ' +
      'crusade crusading crushed cruzeiro crybabies crying crystal cue cuisine culminates culminating cultivating cultural cumbersome ' +
      'cumulative curbing cure curently curfew curfew-long curiosity curious curiously curling currencies currency-exchange ' +
      'currency-stabilization currency-trading current-account current-dollar currently currently-available curricula cursory curtail ' +
      'curtailed curtailment curtails cushion custody custom custom-made customary customer customized customizing cut-and-dried cut-rate ' +
      'cutback cute cutoff cutthroat cutting cycle cycles cyclical cyclosporine-a cynical czar dabbling dairy damage-control damages ' +
      'damaging damn damp damped danced dancer dancers dances dancing danger dangerous dangerously dangers dangling dank danse daredevil ' +
      'daring dark dark-skinned darkly darling dash dashed data-base data-communications data-networking data-processing data-reading ' +
      'data-storing database databases date dated dates dating daughter daunting dawn day-care day-to-day daylong dazzling dbase ' +
      'de-americanized de-germanize deadline deadlines deadlock deadly deadpan deaf deal-making dealer-manager dealers dealership dealing ' +
      'dealing-room dealings deals-curbing dearly death-penalty death-rate deathbed deaths debacle debate debated debates debenture ' +
      'debilitating debt-backed debt-laden debt-negotiating debt-ridden debt-to-capital debtholders debtor debtor-country debut decade ' +
      'decadent decay deceiving decent decentralize decentralized decentralizing deceptive decide decides deciding decision-making ' +
      'decisions decisive decks declaration declarations declare declared declassified declined decliners decoder decompression ' +
      'decontamination decor decorated decorating decorative decorator decorous decoupled decrease decreased decree decreed decried ' +
      'dedicated deduced deduct deductibility deductible deducting deduction deductions deed deeds deemed deep deep-rooted deep-seated ' +
      'deepen deepening deeper deepest deeply deer default defeat defeated defect defection defections defective defects defendant ' +
      'defendants defended defending defends defense-electronics defense-oriented defenses defensive defer deferral deferred ' +
      'deferred-compensation deferring deficiencies deficiency deficit-reduction deficits define defined defines defining definition ' +
      'definitive definitively deflated deflation deflator deflect defraud defrauded defrauding defuse defying degenerate degree degrees ' +
      'deja delayed delaying delays delegate delegated delegations deleted deleting deliberate deliberately deliberations delicacy ' +
      'delicately delicious delight delighted deliver deliverable delivered deliveries delivers delivery delves demanded demanding ' +
      'demands demise democracies demographics demonic demonstrate demonstrated demonstrates demonstrating demonstration demonstrations ' +
      'demure demurred denationalized denial denials denied denies denigrating denominated denominations denounce denounced dense densely ' +
      'dental deny denying depart departed departing department-store departments departures depend dependable dependence dependency ' +
      'dependent dependents depending depends depicting depleting deplorable deploy deployed deploying deployment deploys deposed ' +
      'deposit-taking deposited depositor depositors depository deposits depreciable depreciated depreciates depressed depressing deprive ' +
      'deprived depriving depth depths deregulated derided derivative derivative-action derive derived derives descendant descended ' +
      'descending describe described describes describing description deserve deservedly deserves designate designated designates ' +
      'designation designed designer designers designing designs desirability desirable desire desist desk desks desktop desktops despair ' +
      'despaired desperate desperately desperation destabilize destinations destined destroy destroyed destroying destructive detail ' +
      'detailed detailing details detained detainee detected detection detector detectors detente detention deter detergent deteriorate ' +
      'deteriorated deteriorates deteriorating deterioration determination determinations determine determined determining deterred ' +
      'deterrence deterrent deterring dethrone detonate detriment detrimental devaluation devaluing devastating devastatingly develop ' +
      'developed developed-country developer developers developing development-park developments devised devises devising devote devoted ' +
      'devoting devotion devour diagnose diagnosed diagnoses diagnosing diagnosis diagnostic diagram diagrams dial dialogue dials ' +
      'diameter diaper diapers diarrhea dice dicey dictatorial dictatorship dictionary didn die dies diet differ differed difference ' +
      'differences different differential differently differing differs difficult difficult-to-collect difficulties difficulty dig ' +
      'dignity diligent dilute diluted dilutes dilutive dimensionless dimes diming diminished diminishing diminutive dimmed dimwitted ' +
      'dinar dinette dining dinners dioxide diploma diplomacy diplomat diplomatic dipped dipping dire direct direct-mail direct-sales ' +
      'directed directing direction directions directive directly director-general director-generalship directorate directorial ' +
      'directors-and-officers directs dirt dirty disability disable disadvantage disadvantaged disadvantages disaffection disagree ' +
      'disagreeable disagreed disagreeing disagreement disagreements disagrees disappear disappearance disappeared disappearing ' +
      'disappears disappointed disappointing disappointment disapproved disarmed disarray disaster disastrous disbanded disbanding ' +
      'disbelief disbursed discard discerning discharge discharged disciple discipline disciplined disciplines disclose discloses ' +
      'disclosing disclosures discoloring discomforts disconnect disconnected discontinue discontinued discontinuing discord discotheques ' +
      'discounted discounting discounts discourage discouraged discover discovered discovery discredit discredited discreet discretion ' +
      'discretionary discriminate discrimination discriminatory discuss discussed discussion discussions disdained disdaining disembowel ' +
      'disenchantment disgorge disgrace disgraceful disgruntled disguise disguised disgust dish disheartening dishwashers dishwater-dingy ' +
      'disinflation disintegrate disk disk-drive disks dislocated dismal dismayed dismiss dismissal dismissals dismissed disorder ' +
      'disorders disparities disparity dispatched dispel dispense dispersed displaced display displayed displaying displays displeasure ' +
      'disposable disposal dispose disposed disposes disposition dispositions disproportionate disproportionately disqualify disregard ' +
      'disrupt disrupted disrupting disruptive dissatisfaction dissatisfied dissemination dissent dissented dissenting dissident ' +
      'dissidents dissipating dissolved dissuade distance distanced distant distaste distasteful distillates distiller distinct ' +
      'distinction distinctions distinctive distinctly distinguish distinguished distinguishes distorted distortions distorts distracted ' +
      'distraction distractions distressed distressing distressingly distribute distributed distributes distributing distributions ' +
      'distributor districts distrusted disturb disturbed disturbing ditches diuretic dive divers diverse diversification ' +
      'diversifications diversify diversion diverted diverting divest divested divestiture divestitures divestments divests divided ' +
      'dividing diving divisions divisive divisiveness divorced divulging do-it-yourself dockets doctor doctorate document documentaries ' +
      'documentary documentation documents dodge does doesn dogs doilies doing doling dollar-denominated dollar-holders dollar-holdings ' +
      'dollar-owners dollars dolls domestic domestic-appliance dominant dominate dominates dominating domination donate donated donations ' +
      'done donned donning doom-and-gloom doomed door door-to-door-delivery doorbells doors doorstep dormitory dosage dosages dose dot ' +
      'dotted double double-a double-a-2 double-a-3 double-a-minus double-a-minus/a-1-plus double-a/a-1-plus double-digit double-edged ' +
      'doublespeak doubling doubly doubt doubted doubtful doubtless down-and-out down-home downfall downgrade downgraded downgrades ' +
      'downgrading downhill downing downplay downside downsizing downtown downturn downturns downward dozen dozens drabness draft drafted ' +
      'drafting drafts draftsman drag dragged dragnet drain drained draining drama dramas dramatic dramatically dramatized dramatizes ' +
      'drastic draw drawbacks drawing drawings drawn drawn-out draws dread dreaded dreadful dreamed dreary dreg dress dressed dresses ' +
      'dried drift drifted drill drill-bit drink drinkers drinking drinks driven drivers drooping dropout dropped dropping drove droves ' +
      'drug-company drug-delivery drug-enforcement drug-industry drugged drugs drum drum-shaped drummer-athletes drums drunk dual-career ' +
      'dual-purpose dubbed duck ducklings ducks duds duet dummy dump dumping dunce dune duplicate duplicating duplication durable ' +
      'durables duration dusty dwarf dwarfed dwarfism dwellers dwindled dwindling dying dynamic dynamic-random-access e-estimated eager ' +
      'eagerly eagerness ear earings earlier earlier-than-contemplated earliest early early-deployment early-loss early-warning earmarked ' +
      'earn earner earners earnest earning ears earth-stuff earthly earthquake-free eased easier easier-to-use easiest easily easing ' +
      'eastbound easy-to-use eaten eating ebbed ebbing ecdysiast echelons echoed echoes echoing eclipsed econometric-forecasting ' +
      'economical economically economies economist ecstatic edge edged edging edible editing edition editor-in-chief editorial-features ' +
      'editorial-page editorials editors edits educate educated educating educator educators effective effectively effectiveness effects ' +
      'efficiencies efficiency efficient efficiently effigy effluent egg eight eight-foot eight-member eight-month-old eight-tenths ' +
      'eight-year either eke el-barajneh el-sayed elaborate elaborately elderly elect elections electoral electrocardiogram ' +
      'electromagnetism electrons elegant element elementary elements elephant elephants elevator elevators eligibility eligible ' +
      'eliminate eliminated eliminates eliminating elimination elixirs eloquence else elsewhere eluded elusive elusiveness embarked ' +
      'embarrass embarrassed embarrassing embarrassment embattled embezzlement embittered embodied embodying embrace embraced embracing ' +
      'embroiled emerged emergence emergency emerging emeritus emigrate emigrated emigration emigres eminent emission emissions emits ' +
      'emoluments emotional emotionally emotions empathy emphasis emphasized emphasizing emphatically empire employ employed employee ' +
      'employee-benefits employee-compensation employer employers employes employing employs empowered empress empty emulate emulated ' +
      'enable enabled enables enabling enact enacted enactment encapsulating encased enchant enclaves enclosed encompassing encounter ' +
      'encountered encourage encouragement encourages encouraging end-of-year end-use endanger endangered endangering endearing endeavor ' +
      'endeavors endemic endgame endless endorse endorsed endorsing endurance endure enduring enemies energetic energy-related enforce ' +
      'enforced enforces engage engaged engagement engaging engendered engineer engineered engineers engines enhance enhanced ' +
      'enhancements enhancing enigmatic enjoined enjoy enjoyed enjoying enlightened enlist enmity enormous enormously enough enrich ' +
      'enriching enrollments ensconced ensnare ensue ensure ensures ensuring entailed entails entangled enter entered entering entertain ' +
      'entertained entertainer entertainers entertaining enthusiastic entices entire entirely entities entitle entitled entitles entity ' +
      'entrance entreaties entrenched entrenching entrepeneurial entrepreneur entrepreneurial entrepreneurs entrepreneurship entries ' +
      'entrusting entry envelope envelopes enviromental environment environments envisions envoy envoys envy enzyme eons epidemic ' +
      'epidemiologist epidemiology epileptic-like epileptics epiphanies episode epistolary epitaph equal equaling equality equalized ' +
      'equally equals equation equipped equitypurchase equivalent era erasable erase erect erode eroded eroding erosion erratic erroneous ' +
      'errors erstwhile erupt erupted escalated escalates escalating escalation escape eschewing escorted escrow especially espionage ' +
      'essay essays essence essential essentially establish established establishes establishment establishments estimated estimates ' +
      'estrangement et etc etched ether ethic ethical ethnic ethnicity ethylene euphemisms euphoria euphoric evacuation evade evades ' +
      'evading evaluate evaluating evaluation evaporate evaporating evaporation evasion evenhanded evenhandedly evenly event eventual ' +
      'eventually ever ever-changing ever-improving everyday everywhere evidence evidenced evident evil evokes evoking evolutionary ' +
      'evolve evolved evolving ewall ex-chairman ex-cia ex-management ex-microsoft ex-military exacerbate exacerbating exact exactly ' +
      'exaggerated exaggeration exam exam-preparation examination examinations examine examined examiner examines examining example ' +
      'examples exams exasperation exceed exceeded exceeding exceeds excellence excellent except exception exceptional exceptions excess ' +
      'excesses excessive excessively exchange-market exchange-rate exchangeable exchanged exchanges exchanging excise excite excited ' +
      'excitement exciting exclude excluded excludes excluding exclusionary exclusive exclusively exclusivity excoriating excreta excuse ' +
      'excused excuses execute executed executes execution executor exemption exemptions exempts exercisable exercise exercised exercises ' +
      'exercising exhaust exhausted exhibited exhibitions exist existed existence existing exists exiting exorbitant exotic expand ' +
      'expandability expanded expanding expands expansion expansion-minded expansion-related expansionist expansive expatriate ' +
      'expectation expecting expedited expelled expenditure expenditures expense expense-reduction expenses expensive experience ' +
      'experienced experiences experiencing experiment experimental experimenter experimenting experiments expert expertise expertly ' +
      'experts expiration expire expired expires expiring explain explainable explained explaining explains explanation explanations ' +
      'explicit explicitly explode exploit exploitation exploits explore explored exploring explosions explosives exponent export ' +
      'export-guarantee exported exporters exposed exposure express-parcel expressed expressing expression expressions expressive ' +
      'expressively expressiveness expressivity expropriated expropriation expulsion exquisite extend extendable extended-stay extending ' +
      'extent exterior external extinction extinguished extinguishment extra extra-curricular extract extracting extraction extradited ' +
      'extradition extraordinarily extraordinary extraparliamentary extrapolation extravagance extravagant extreme extremely extremist ' +
      'exuding eye eye-opening eyebrows eyeing eyes fabled fabric fabricated fabricating fabrication fabrics fabulously facade ' +
      'face-saving faced faceless facets facilitate facilitated facilitating facility facing fact faction facto factor factory factual ' +
      'faculty fade faded failing faint faintest fair-skinned fairer fairly fairness fairy-tale faith faithful fake falcons fallacies ' +
      'fallacy fallen falling fallout falsified falsify falsity falter faltered faltering fame familiar familiarity families family-life ' +
      'family-planning famous fan fanatic fanatics fancier fancy fanfare fanned fans fantastic fantasy-at-home far-fetched far-flung ' +
      'far-ranging farce fare fare-restructuring fared faring farm-credit farm-workers farmer-borrower farmer-borrowers farmers farming ' +
      'farmland farther fascinated fascinating fascination fashion fashionable fast-food fast-growing fast-moving fast-paced fasteners ' +
      'faster faster-growing faster-than-expected fastest fastest-growing fat fatal fatalistic fatality fate fateful father-in-law ' +
      'fatigue fattening fault faulted faulty favor favorable favorably favored-nation favoring favorite favorites fear feared fearful ' +
      'fearing fears fearsome feasible feature featured features featuring federal-assisted federalism federally feds fee-for-service ' +
      'feedback feeding feedlots feeling feelingly feels feet feisty feline fellas fellow felon felonies felons felony felt felt-tipped ' +
      'female females fence fence-sitting fences fend fenders fending ferns ferry fertility fertilizer fertilizers festering fetch ' +
      'fetched fete feverishly fevers fewer fezzes fiance fiancee fiber fibers fibrous fictionalized fiddler fide fiduciary fiefdom ' +
      'field-goals-allowed fielding fierce fiercely fiery fig fighter fighters figure figured figures figuring file filed files fill ' +
      'filled filling fillings fills film-making filming films filtration-systems final finale finally financal financed finances ' +
      'financial-aid financial-district financial-futures financial-information financial-service financial-services financially ' +
      'financings finder finders findings fine-tuned fine-tuning fined finely fines finesse finest fingerprinted fingers finicky fining ' +
      'finish finished fired firefighters firepower fires firing firings firmed firmer firmly first-class first-ever first-generation ' +
      'first-phase first-quarter first-ranked first-rate first-time first-year fiscal-year fish fisheries fishing fissures fists fit ' +
      'fitness fits five-country five-day five-member five-month five-point five-ton five-week five-year fives fix fixed fixed-cost ' +
      'fixed-interest fixed-rate fixed-rated fixings fizzle flag flagging flagrant flair flak flaky flamboyant flamingos flammable ' +
      'flanked flash flashier flashing flatly flatter flavor flavors flawed flaws flaxen-haired fled fledgling flee fleeing ' +
      'fleet-replenishment fleeting fleets flesh flexibility flexible fliers flies flight flimsy fling flipped flirtation flirting float ' +
      'floated floating floating-interest-rate floating-rate floats flood flooded flooding floor flop flopped floppy flounder floundered ' +
      'flourish flourished flourishes floury flow-of-funds flowed flower flowers flowing flown flows flu fluctuations fluidly fluke ' +
      'flurry flush fly fly-drive-sleep flying foal foam focused focuses focusing fodder foe foiled fold folded folk follow follow-on ' +
      'follow-through follow-up followed followerfish followers following follows folly food-processing food-service food-store fooling ' +
      'foolish foolproof foot football-field foothold footwear foray forays forbid forbidden forbids forced forceful forces forcing ' +
      'forecasters forecasts foreclose foreclosed forefathers forefront foreign-aid foreign-controlled foreign-currency foreign-debt ' +
      'foreign-exchange foreign-made foreign-policy foreign-relations foreigner forelock foremen foresee foreseeable foreseen foresees ' +
      'foreshadowed forest-products forestall forever forfeited forge forged forget forging forgiven forgo fork formal formality formally ' +
      'format formation formations formed formerly formidable forming formless formula formulated formulates forte forth forthcoming ' +
      'forties fortifying fortress fortunate fortunes forward forward-looking forwarded forwarder forwarders fosters fought foundations ' +
      'founded founder foundered founders founding four-alarm four-city four-day four-month four-month-per-exam four-nation four-share ' +
      'four-story-tall four-way four-week four-wheel-drive four-year four-year-olds foursquare fourth-biggest fourth-largest fraction ' +
      'fractional fractious fractured fragile frail framed framework franc franc-denominated franchise franchised franchisee franchiser ' +
      'franchises franchising francs frankly frantic fraternity fraudulent fraught fray frayed free-energy free-fall free-lance ' +
      'free-standing free-trade free-wheeling freed freeing freely freer freeze freezes freezing freighter frenzied frenzy frequency ' +
      'frequent frequently frequents fresher freshman frets friction fried-chicken friend friendly friendship friendships frightened ' +
      'frightening frills fringe fringes frisked frivolous front-page front-runner front-runners frontal frontrunners fronts frost ' +
      'frost-retarding frothy froze frozen fruitful fruits frustrate frustrated frustration fuels fugitive fulfill fulfilled fulfilling ' +
      'full-financing full-fledged full-hearted full-scale full-service full-sized full-time fully fumbling fumes functions fund-raisers ' +
      'fund-raising fundamental fundamentalism fundamentalist fundamentalists fundamentally fundamentals funded funneled funnier funniest ' +
      'funny furious furnace furnaces furnished furnishing furor furtherance furthered furthering furthermore fusillade futile futility ' +
      'fuzziness fuzzy fweets gaffe gags gained gainers gainful gaining galactic gallantly gallon galvanize gambler gang gangster ' +
      'gangster-and-love gangster-filled gaps garages garbage garden-variety gardening gargles garments garnishing gas-fired gas-turbine ' +
      'gashed gasoline gasoline-tax gastropod gate-side gather gathered gathering gatherings gaudy gauge gave gay geared gears gender ' +
      'gene-splicing general-interest general-purpose generals generate generated generating generations generator generically generosity ' +
      'generous generously genes genetically genital genius genres genteel gentle gentleman gentlemanly geochemistry geographic geranium ' +
      'germ-warfare germalists gesture gestures get-up ghostly ghosts giant gift gifted gifts gigantic gigs gilts gimmick gimmickry gin ' +
      'ginger-haired gingerbread ginning giraffe girl girlfriend girls giveaway givebacks given gives giving glacial gladly glamorous ' +
      'glasses glassmaker glassmakers gleam gleaming glimpse glitches glittering gloating global globalization globe-trot globe-trotting ' +
      'gloomy glory gloss glowing glue glugging glugs gluing glut gluts glutted go-between goading goals goat gods goes going going-away ' +
      'going-private goings-on golf good-faith good-looking good-natured good-neighbor good-sized goodwill goose gospel gossip gotten ' +
      'gouging govern governance government-appointed government-guaranteed government-owned government-recognized government-related ' +
      'government-sponsored governmental governments governor governs gown grab grabbed grabbing grabs graceful gracefully gradual ' +
      'graduated graduates graft-vs.-host grain grandfather grandmotherly granite granting grants grapefruit grappled grasping ' +
      'grass-roots grata grateful gratitude grave graveyard gravity graying graze grease greater greatest greatly greats greenback ' +
      'greenmail greeted grenade grew grid gridlock grievance grievances grill grille grim grind gringo grip grips grist gritty groans ' +
      'grocery groove grooves gross grossed grossly ground ground-based grounded grounds groundwater groupings grousing growers growing ' +
      'growl grown growth-oriented grudgingly gruesome grumbled grumbling grungy guano guarantee guaranteeing guarantees guarded guardian ' +
      'guarding guards gubernatorial guero guerrilla guerrillas guess guesses guessing guest guests guidance guided guideline guidelines ' +
      'guides guiding guilder guillotine guilt guinea guitar gun gunmen guns gunshot gunshots gut guts gutsy guy gymnastics gypsies gypsy ' +
      'gyrations habit habits hadn haggling hailed hair hair-trigger hairline hairs halcyon half-decade half-dozen half-empty half-hour ' +
      'half-million half-price half-step halls halted halts halved halves hamburger hamburgers hammered hand-wringing handcuffed ' +
      'handcuffs handed handful handgun handicapped handkerchief handle handled handles handmade hands hands-off handsome handsomely ' +
      'handy hang hangars hanged hanging hangout hangover hangs hapless happen happened happening happens happy harass harassed ' +
      'harassment harbingers hard-charging hard-currency hard-line hard-nosed hard-pressed hard-to-please hardening harder hardship harm ' +
      'harmed harmful harmfully harming harmless harnessing harpsichord harsher harshly harvest harvestable harvested harvesting harvests ' +
      'has-been hasn hastily hate hated hates hats haughty haul haunted haunting hazard hazardous hazardous-waste ' +
      'hazardous-waste-management hazards head-on head-to-head headaches headdress headed heading headline headlined headlines headlining ' +
      'heads headstrong heal health-care health-insurance health-products health-threatening healthy heaped hear hearing hearings hears ' +
      'heart-shaped heartbeat heartbeats heartening hearth hearts heat-processing-systems heated heating heaven heavier heaviest heavily ' +
      'heavy heavy-duty heavy-truck heavy-water heckuva hectic hedge hedging heed heftier hefty height heightened heightening heir heirs ' +
      'helicopter helium helm helped helpful helping helpless helps hence henceforth hepatitis her herbs herculean here hereabouts ' +
      'hereditary heretofore hero heroes heroic heroine heroines herpes herring hers herself hesitant hesitate heterodox heterogeneity ' +
      'hewn heyday hiatus hibernation hiccup hiccuped hiccups hid hide hideout hides hiding hierarchy high-bracket high-bypass ' +
      'high-density high-end high-energy high-flier high-gloss high-income high-intensity high-interest high-level high-limit ' +
      'high-performance high-powered high-priced high-profile high-quality high-ranking high-rate high-rise high-risk high-school ' +
      'high-speed high-tech high-technology high-volume high-volume-dependent high-yield higher-priced higher-quality higher-ranking ' +
      'higher-salaried higher-than-anticipated higher-than-expected higher-ups highest highest-paid highest-volume highfliers highlight ' +
      'highlights highly highs highways hijacking hike hiked hikes hiking hilarious hilarity him himself hinder hindered hindsight hinge ' +
      'hinges hint hinted hints hipbone hire hired hires hiring historian historians historic historical historically hitherto hits ' +
      'hitters hitting hoard hobbies hobbled hodgepodge hoe hog hogwash hokum hold holding-company holds holed holiday-shortened holidays ' +
      'hollow hollow-cheeked holocaust home-buying home-dish home-equity home-grown home-improvement home-mortgage home-shopping ' +
      'home-state home-video homeland homeless homeowner homeowner-mortgage homeowners hometown homework homicide homosexuality honest ' +
      'honestly honesty honing honor honorable honoring honors hood hoods hooking hookup hookups hoop hoopla hoops hootch hoots hop ' +
      'hopelessly hopelessness hoping hopped horde horizon hormone hormone-treated horns horoscopes horrified horror horse horse-breeding ' +
      'horse-racing horsepower horseshoe hose hospitable hospitalization hospitals host hostage hostages hosted hostile hostility hosts ' +
      'hot hot-blow hot-strip hotsy-totsy hottest hour hourlong hourly hours housed households houses housewares housewife housewives ' +
      'housing-finance housing-industry hover hovered hovering hovers howls hubs huffy hug huge hugely hull hullabaloo humanity humans ' +
      'humming humor hundred hundreds hunger hunkered hunting hurl hurry hurting hurts husband hustle hybrid hydraulic hydromatic hype ' +
      'hyped hyper-reactivity hyperbole hyperinflation hypertension hyping hypocrisy hypocritical hypotheses hypothetical hysteria ' +
      'iceberg icing icy idea ideal idealized ideally identical identification identified identity idiot idle idol idolized ignited ' +
      'ignorance ignore ignored ignores ignoring ill-advised ill-considered ill-designed ill-fated ill-informed ill-timed illegal ' +
      'illegality illegally illegitimate illicit illiquidity illiterate illness illnesses ills illuminate illusion illusions illusory ' +
      'illustrated illustrates illustration image image-tarnishing imagery images imagination imaginative imagine imaging imbalances ' +
      'imitators immediate immediately immigrant immigrants imminent immune immune-deficiency immunity immunized immuno-modulator ' +
      'impaired impasse impatiens impatient impede impedes impediment impeding impelled impending imperative imperatives imperialism ' +
      'imperishable impetus implantable implement implementation implemented implementing implicate implicated implicating implication ' +
      'implications implicit implied implies implored import importance important importantly imported importing imposed imposition ' +
      'impossible impoverished impractical impressed impression impressive imprisoned imprisonment impromptu impropriety improve improved ' +
      'improvement improvements improves improving improvise impulse impulses impunity in-house in-state inability inaccuracies ' +
      'inaccurate inaction inadequacy inadequate inadequately inappropriately incantations incarcerated incarnated incensed incentives ' +
      'inception incessant incestuous inch inched inches incidence incident incidents incinerator inclination inclined include included ' +
      'including inclusion income-producing income-tax incomes incomparable incompetent incomplete inconclusive inconsistent ' +
      'incontrovertible inconvenient incorporate incorporated incorporates incorporating incorrect incorrectly increased incredible ' +
      'incredulous incremental increments incumbent incur incurred incurring indebtedness indecisive indeed indefinite indefinitely ' +
      'indelible indemnify indemnifying independence independent independent-production independently independents indexation indexed ' +
      'indicated indicates indicating indication indications indict indictment indictments indignation indignities indirect indirectly ' +
      'indispensable indisputable individual individually individuals induce induced inducements induces inducing inductance induction ' +
      'indulgence industrial-policy industrial-systems industrial-talc industrialist industrialists industrialized industry-financed ' +
      'industry/government/residents industrywide ineffective inefficiencies inefficiency inefficient ineligible inequitable inert ' +
      'inertial inescapable inestimable inevitability inevitable inexact inexpensive inexperienced inexplicable inexplicably inextricably ' +
      'infancy infant infants infected infection infections inference inferior inflammations inflammatory inflated inflating ' +
      'inflation-adjusted inflationary inflections inflict inflicted inflow inflows influence influenced influencing influential ' +
      'influenza influx inform informal informally informant information-age information-driven information-providing information-service ' +
      'information-services information-swapping informative informed infractions infringe infringed infringement infusions ingenious ' +
      'ingenuity ingested ingratiate ingredient ingredients inhabit inhabitants inhalable inhaled inherent inherit inherited inhibit ' +
      'initial initially initiated initiating initiatives inititiated inject injected injunction injunctions injured injuries injuring ' +
      'injury injustices ink inmates inner inner-city innkeeper innkeepers innocence innocently innocuous innovate innovating innovation ' +
      'innovations innovative inordinate inordinately input inquire inquiries inquiring inroads insatiable inscrutability inscrutable ' +
      'insecure insecurity insensitive insensitivity inseparable inserts inside inside-information insiders insight insights insist ' +
      'insisted insistence insisting insists insolvency insolvent inspect inspected inspection inspections inspector inspectors inspired ' +
      'inspires instability install installation installations installed installing installment installments instance instances instant ' +
      'instant-camera instead instinct instinctively instincts institutionalized instruct instructed instructing instructions instructive ' +
      'instrument instrumental insufficient insulated insulation insult insured insures insurgency insurgent insurgents intact integrate ' +
      'integrated integrating integration integrity intellectual intellectually intellectuals intelligent intemperate intend intends ' +
      'intensely intensified intensify intensifying intensity intensive intent intention intentional intentionally intentions interact ' +
      'interceptors interchangeable intercontinental interest-only interest-rate interest-sensitive interested interesting interests ' +
      'interfere interfered interference interferes interfering interferred interior interleukin-1 interleukin-2 intermediaries ' +
      'intermediary intermingling intermittent internationally interns interplay interpret interpretation interpretations interpreted ' +
      'interpreters interpretive interprets interrelated interrupt interrupted interruptions intertwined intervene intervention ' +
      'interventions interviewed interviewing interviews intimacy intimately intimidate intimidated intimidates intimidation into ' +
      'intolerable intones intra-european intractable intraday intrauterine intricacy intricate intrigue intrinsically intro introduced ' +
      'introduces introducing introductions introductory introspective intuitively inundated invade invaders invading invalid invalidated ' +
      'invaluable invariably invasion invent invented invention inventive inventor inventories inventors inventory invest investable ' +
      'invested investigate investigating investigations investigative investigator investing investment-bank investment-banking ' +
      'investor-protection invests invitation invitations invite invited invites invoices invoked invoking involuntary involve involves ' +
      'invulnerable ire irksome iron-bending ironic irons irony irregularities irrelevant irresistible irresponsible irreverence ' +
      'irritants irritate irritating irritations ischemia isn isolation isotope iss issuance issue-oriented issued issuers issuing item ' +
      'items jack-of-all-trades jacket jackets jaded jail jailed jammed jamming jams janitors jarring jawbone jawboning jaws jeans ' +
      'jeopardizing jerk jets jewel jewel-like jewelry job-conscious job-hopping job-training jog joined joining joins joint-venture ' +
      'joints joke joked jokes joking jolt jolted joned jour journalism journalist journalistic journalists journey journeyed jubilant ' +
      'judged judges judgments judicial judiciously jugglers jumped jumping jumps jungle junior junk junk-bond junkyard juries ' +
      'jurisdiction jurisdictional jurists jurors just-in-time justices justified justifies justify justly juveniles karma kebab keels ' +
      'keen keener keenly keeps kelp kept kerchief keyboard keyboards keyed kick kickback kickbacks kicked kicker kicking kicks kid ' +
      'kidneys kids kike kill killed killers killing kills kilns kilobytes kilos kilowatt-hour kilowatt-hours kin-deep kinds kinetic ' +
      'kingpin kiss kisses kissing kit kitchen kits knack knees knew knife knives knock knocking knot knowingly knowledge knowledgeable ' +
      'known kremlins kudos lab labeled labor-force labor-management labor-relations laboratory laborers laced lack lacked lacking ' +
      'lackluster lacks ladder lagged lagging laid lait lake-front lakes lambasted lamented laments lampooned landfill landfills landing ' +
      'landmark landmarks landslide lanes language languages lantern-lit lap lapsed lapses laptop larceny large-denomination large-scale ' +
      'large-screen largely larger largesse largest-airline largest-ever largest-selling laser-related lasers last-ditch last-minute ' +
      'last-ranked lasted lasting lasts latch latched latchkey late-afternoon late-night lately latent latest-quarter latitude latter ' +
      'lauding laugh laughable laughed laughing laughs launch launched launching laundering laundry laureate laurels lavender lavenders ' +
      'lavish law-abiding lawfully lawmakers lawn lawn-care lawsuit lawyer-cpa laying layoff layoffs layout le lead-recycling lead/acid ' +
      'leaders leadership leading leads leaf leaflets leagues leak leak-rate leakage leaked leaks lean leaned leanest leaning leans leap ' +
      'leaped leapfrogged leapfrogging leaping learn learned learns lease lease-purchase leased leases least lecturer led ledger leery ' +
      'leeway left-leaning left-wing left-wingers leftovers legal-ethics legal-trade legalization legally legendary legends legions ' +
      'legislating legislation legislative legislators legislatures legitimacy legitimately legitimize leisure leisure-time lemon ' +
      'lemonade lend lenders lending lends length lengthy lenient lens lenses lent less-developed less-favored less-powerful ' +
      'less-upholstered lessen lessened lessening lesser lesson lessons lessor lest lethal lets letters letting leveled leveling lever ' +
      'leverage leveraged leveraged-buyout levied levies liabilities liability liable libel liberalization liberalize liberalized ' +
      'liberals liberate liberties librarian libraries librettist license-renewal licensed licenser licenses licensing lie lie-detector ' +
      'lies lieutenant life-insurance life-of-contract life-sized lifeless lifetime lift lifted lifting light-duty light-filled ' +
      'light-skinned light-years lighter lighthearted lighting lightning lights likable liked likelihood likened likenot likens likes ' +
      'likewise limbo limelight limerick limitation limitations limited-partnership limited-service limiteds limiting limousines linchpin ' +
      'linear lined lineup linger lingerie lingering lingo lining linked linking links lion lip liquid liquid-yield liquidate liquidated ' +
      'liquidating liquidation liquidity liquids liquor list listed listen listened listeners listening listens listing listings lists ' +
      'literally literary literature liters litigants litigated litigation litigator litigators little-known little-noted little-noticed ' +
      'lived liven lives living lo loan-loss loan-rescheduling loaned lobbied lobby lobbying lobbyist lobbyists lobster locality ' +
      'localized locally locate located locating location locations lock locked lodged lodging logical logistical logistics logo logos ' +
      'long-awaited long-distance long-form long-lived long-misunderstood long-range long-run long-running long-suffering long-term ' +
      'long-term-gain long-troubled longer-term longest longs longstanding longtime looked looking looming loophole loose loosely loosen ' +
      'loosened loosens lopped lopping loquacity lose losers losing loss-ridden loss-sharing lot lotion lotteries loud loudly lounge ' +
      'lousy lovable lovastatin loved lover loves low- low-budget low-cost low-end low-fare low-hanging low-income low-key low-light ' +
      'low-margin low-priced low-profile low-status low-sulfur lower-cost lower-level lower-priced lowered lowering lowest-cost lowly ' +
      'lows loyal loyalties lucrative luff lulling lump lunatic lunch luncheon lunches lunchmates lung lungs lure lurked lurking lurks ' +
      'lust luxury lying lymph lyric lyrics macabre machine-style machine-tool macroeconomic made-for-television madness maestro magical ' +
      'magically magnet magnetic magnetism magnets magnificent magnitude maid mail-order mailbox mailed mailings mailroom mainframe ' +
      'mainframes mainly mainstay mainstream maintain maintained maintaining maintenance majestic major-league majorities majority ' +
      'majority-owned makeup maladies malaise malcontents male male-female male-pattern males malevolent malfunctions maligned mall malls ' +
      'malpractice malt malted man-hours man-to-man manage manageable managed management-led managements manager managerial manages ' +
      'managing mandate mandated mandatory maneuver maneuvering maneuverings maneuvers manifested manifesto manifold manipulated ' +
      'manipulation manipulative manna manned mannequins manner manners mansion manufacture manufactured manufacturer manufactures manure ' +
      'manuverings maple maquila maquilas marble-floored marche marched marches marching mares margin marginal marginally marijuana ' +
      'marked market-auction market-by-market market-moving market-oriented market-research market-sensitive market-share marketable ' +
      'marketed marketeering marketeers marketer marketers marketings marketplace marking marquee marred marriage marrow marshal ' +
      'marshaling marshals mart martial marts martyred marvelous marvels mascot mascots mask masks mass-manufacture mass-produced ' +
      'mass-production massacres massaged masse masses massive mastered masterly mastermind masterpieces match matched matching ' +
      'material-handling material-service math mathematical mathematically mathematics matriculated matrimony mature maturing maturities ' +
      'maturity maximize maximizing maximum mayors me-too meager meal meals mean meaning meaningful meaningless meantime measles measured ' +
      'measurement measures measuring meatpacking mecca mechanic mechanical mechanically mechanics mechanism meddlesome median mediating ' +
      'mediation mediator medical-diagnostic medical-insurance medical-technology medication medications medicinal medicines medieval ' +
      'meditation medium medium-duty meeting-date meetings meets mellifluous mellifluously melodrama melt melt-through member membership ' +
      'memo memorabilia memorable memorably memorandum memory-chip memory-enhancing mend mental mention mentioned menu menus merchandise ' +
      'merchandising merchant merchant-banking mercurial mere merely merge merged merger-advisory merger-defense merging merit meritless ' +
      'merits mesh mesmerized mess message messages messianic messiest messy mestizo metal-futures metallurgical meteoric meter meters ' +
      'method methodically methodology methyl meticulously metric mg. micro-marketing microbe microbes microchip microchips ' +
      'microcomputers microcosm microphone microphones microscope microscopic mid mid-1950s mid-1960s mid-1970s mid-1980 mid-1987 ' +
      'mid-1988 mid-1990s mid-40s mid-afternoon mid-december mid-level mid-march mid-may mid-teens mid-to-upper mid-year midday ' +
      'middle-income middle-level middleman middlemen midgets midlevel midnight midnight-to-5-a.m. midpriced midrange midsized midsummer ' +
      'midterm midtown midwestern midwinter midyear mightn mighty mild mild-mannered mildest miles milestone militants militia militiamen ' +
      'milk milkshakes millennia million-dollar-a-year million-plus million-ton millions milllion mime mimic mimicking mind mind-set ' +
      'mindful minds mine miner mineral mingle mini-recession minichain minicomputer minicomputers minimal minimize minimized minimizing ' +
      'minimum miniseries ministerial ministers minorities minority minority-owned minoxidil minus minuscule minute miracle mired ' +
      'mirrored mirth misapplied misapplying misappropriated misappropriation miscast misconduct miscreants misdeeds misdiagnosis ' +
      'miserable misgivings misguided mishandled mishaps misinterpretation misled mismanaged mismanagement missed misses missile-defense ' +
      'missile-guidance missing missions misstate misstated mistake mistaken mistakes misting mistress misunderstanding misunderstandings ' +
      'misuse misused mitzvahs mix mixes mixture mobile mobile-home modeled modeling moderate moderate-income moderate-priced moderately ' +
      'moderates modernization modernize modernizes modernizing modest modestly modification modifications modified modifier modify ' +
      'modulator mogul moguls mold molding molds molecule mollusk mollusks molten mom mom-and-pop moment momentary moments momentum ' +
      'monarchs money-losing money-supply money-transfer moniker monitored monitoring monitors monoclonal monopole monopole-hunting ' +
      'monopoles monopolies monopoly monthly months mood moon moot moral moralists morality moralizing morally moratorium morbid mordant ' +
      'more-expensive more-extensive more-favorable more-focused more-modest more-open moreover mores moribund morning mornings mortages ' +
      'mortars mortgage-backed mortgage-related mortgaged mortgages most-active motel motels mother mother-in-law mother-of-pearl ' +
      'motherhood mothers motifs motion-picture motivated motivating motivation motivations motive motives motor-hotel motorbiking ' +
      'motorist motorists mound mounted mounting mounts mouse mousetraps mousse mouth mouthpiece mouths moved movements mover ' +
      'movie-studio much-larger much-needed muckrakers muddling-through mug multi-year multibillion-dollar multibusiness multifamily ' +
      'multilayer multimillion-dollar multinational multinationals multiple multiple-unit multiples multiplied multiply multitude munch ' +
      'municipalities munitions murder murdered murders murky muscle muscular museums mush musicians muster musty muted mutter ' +
      'mutual-fund mutually mutuals myopia myriad myself mysteries mysterious mysteriously mystic mystifies mystique myth nag ' +
      'nail-painting naive nameplate napery narrates narration narrative narrow narrower narrowest narrowly nasturtium nasty nationalism ' +
      'nationalist nationality nationally native natural-gas naturally nature naval naysayers near-great near-infrared-spectroscopy ' +
      'near-quadrupling near-term nearby neared nearer nearest nearing neatly nebulous necessarily necessary necessity neck need needed ' +
      'needing needles needn needs negative negatively negatives neglect neglecting negligible negotiate negotiated negotiates ' +
      'negotiating negotiation negotiations negotiator negotiators neighbor neighborhood neighborhoods neighboring neighbors neither ' +
      'nemesis neo-darwinists neon nerd nervous nervousness netted nettlesome network-news networks neurological neurosurgical neutral ' +
      'neutralist neutrinos neutrons never-never nevertheless new-car new-hire new-product newborn newcomer newcomers newer newest newly ' +
      'news-service newsletter newsman newspaper newsrooms newsstands nicest niceties niches nickeling nickname nicotine-stained nigger ' +
      'niggers nightclub nights nighttime nine-to-10-month nine-year no-growth no-smoking no-strike no-tax no-win nobility nobodies nodes ' +
      'noir noise noises noisy nominate nominated nominating nomination nominations nominee nominees non non-canadian non-canadians ' +
      'non-cash non-competitive non-consumer-related non-contract non-discretionary non-family non-financial non-food non-german ' +
      'non-grocery non-ibm non-japanese non-petroleum non-profit non-public non-recoverable non-refundable non-russian non-steel ' +
      'non-technical non-utility non-voting non-whites nonbank nonbinding noncaloric noncompetitive noncompt nondurable nondurable-goods ' +
      'none-too-subtle nonessential nonetheless nonexistent nonferrous nonpartisan nonperforming nonprofessional nonprofit nonpublic ' +
      'nonrecurring nonresidential nonsense nonstop nonunionized nonverbal nonviolent nonwhite noon nor norm normally north-south nose ' +
      'nosedived noses nostalgia notable notably notation notations notch note noted nothing noticeably noticed notices noticing ' +
      'notification notified notify noting notion notorious notoriously notwithstanding novel novelist novelty novices now-canceled ' +
      'now-defunct now-dormant now-legendary now-notorious nowhere noxious nuclear-strategy nuclear-weapons nuclei nucleoside number ' +
      'number-crunching numbering numbers numerals numerical numerous nursing nurtured nurtures nutrition nutritious nuts nutshell ' +
      'nutsiness nutty o-daiko oasis object objected objection objectionable objections objective objectives objects obligated obligation ' +
      'obligations obligator obligatory obliged obliquely obliterate oblivious obscene obscenely obscenity obscure obscured obscures ' +
      'observance observation observe observed observers observes observing obsessed obsession obsessional obsessive obstacle obstructing ' +
      'obtain obtained obtaining obtains obvious occasion occasional occasionally occasions occupancy occupation occupations occupied ' +
      'occupy occupying occur occurred occurrence occurring occurs ocean oceanographic octave odd odds odds-makers odor off-brand ' +
      'off-peak offended offender offending offense offenses offensive offered offhand office-automation office-space office-temporary ' +
      'officer offset offsetting offspring oft-stated often-ignored often-violent oil-drilling oil-field oil-industry oil-pipeline ' +
      'oil-price oil-producing oil-service oil-services oil-well oiler okay old-fashioned older oldest oligopoly omens ominous omit ' +
      'omnibus omniscient on-call on-site on-time onboard once-incurable once-monolithic once-thriving one-cent-a-share one-for-one ' +
      'one-fourth one-half one-hour one-man one-megabit one-on-one one-quarter one-shot one-sixth one-stop one-tenth one-third one-time ' +
      'one-upmanship one-way one-week one-year ones onetime ongoing onions onto onus op-ed open-air open-market opened opening openings ' +
      'openly openness opens operate operated operates operational operationally operator operators opining opinions opponent opponents ' +
      'opportunities opportunity oppose opposes opposing opposite opted optic optics optimism optimists optional oral orally orate ' +
      'orbiting orchestrated order-inflow ordered ordering orderly ordinance ordinary ordnance ore organ organizational organizations ' +
      'organized organizer organizes organizing organs oriented origin original originality originally originate originated originating ' +
      'origination origins orthodontic orthodox ostensible otherwise otherwise-anemic otherwise-flattering otter ought ounce ounces ours ' +
      'ourselves oust ousted ouster ousting out-of-court out-of-favor outage outboard outbursts outcome outcry outdated outdo outdoor ' +
      'outer outerspace outfits outfitted outfitting outgoing outgrowth outgrowths outlast outlaw outlawing outlays outlet outlets ' +
      'outlined outlines outlining outnumbered outnumbering outpaced outpacing outperform outperformed outperforming output-based outrage ' +
      'outraged outright outsells outset outsiders outskirts outspoken outstanding outstripped outweigh outweighed oval ovarian ovens ' +
      'over-represented over-the-air over-the-counter overabundance overaddiction overaged overall overallotment overallotments overblown ' +
      'overboard overbuilding overcall overcapacity overcharged overcharges overcharging overcome overcrowded overdose overdraft ' +
      'overdrafts overdue overestimated overexposure overextending overhang overhauling overhead overheated overlap overload overlook ' +
      'overlooked overpaid overpaying overpriced overproduced overproducing overproduction overreach overreacting overreaction ' +
      'overregulation override oversaw oversee overseeing oversees overshot oversight oversize oversized oversold overstates overstepped ' +
      'overstylized oversubscribed oversubscription oversupply overt overtaken overthrow overtime overtures overturn overturned overuns ' +
      'overweight overwhelmed overwhelming overwhelmingly overwhelms overwrought owe owed owes owned owned-and-operated owner ownership ' +
      'owning owns oxygen oyster p.m. paced pacemaker pacemakers pack packages packed packing packs padding page page-one pages paid pain ' +
      'painful painfully painless pains painstakingly paint painted painters paintings pair palatable palates pale palm-sized pals paltry ' +
      'pandemonium panels panicky pants paperback par parable parachutes parade paragraphs parallel parallelism paralysis paralyzed ' +
      'paranoia paranoid paraphrase parasitical paratungstate parcels pardon parenting pares parked parking parking-brake parking-lot ' +
      'parks parlayed parliamentary parochial parodies parody partial partially participant participants participate participated ' +
      'participating participation particle particles particular particularly partly partner party-plan pass passage passages passed ' +
      'passenger passenger-car passengers passes passing passion passions passive passports password pasta paste pastel pastime pastry ' +
      'pasts pate patent-infringement patently patents paternalistic path pathetic pathology paths pathways patient patients patronized ' +
      'patronizing patrons patsy patterned patterns paunches pause pave paving pay-as-we-go payable paychecks paydown payload payoffs ' +
      'payroll pays peace-loving peace-of-mind peaceful peacetime peak peaking peaks peanuts peasant peasant-style pectorals peculiar ' +
      'pedal peddling peek peelers peelings peer pelf pellet pen penal penalize penchant pending penetrate penetration penicillin penned ' +
      'penny-stock pension-plan pensions pent peopled peoples pep per per-minute per-share per-unit perceive perceived perceiving percent ' +
      'percentage percentage-point percentages perceptible perception peregrine perfect perfection perfectly perforce perform performance ' +
      'performances performed performer performers performing performs perils period-vaulting periodic periodically periods peripheral ' +
      'perk perks permanent permanently permeate permissible permission permissive permit permits permitted permitting perpetrated ' +
      'perpetually perpetuating perquisites persecuting perseverance persist persisted persistent persistently persists person personal ' +
      'personal-care personal-computer personal-income personal-injury personal-recognizance personalities personality personally ' +
      'personified personifies personnel personnel-related persons persuade persuaded persuading persuasive pertained pertinent ' +
      'perturbations pervading pervasive perverse perversely peso pessimism pest-resistant pesticides petition petitions petrochemicals ' +
      'petrodollars petrol petroleumish petty pfennig pharmacists phase phase-down phased phaseout phases phenomenal phenomenally ' +
      'phenomenon philhellene philosophical philosophizes philosophy phone phones photo-identification photo-processing photocopier ' +
      'photograph photographer photographers photographic photographically photography photos photovoltaic phrase phrased phrases ' +
      'physical physician physician-researcher physicist physicists piano pick pick-up picked pickets picking piece pieced piecemeal ' +
      'pieces pierced piercing pig piggyback pill pillar pills pilot piloted pinch pink pink-marble pinkish pinks pinpoint pinstripes ' +
      'pioneered pioneering pioneers pipe pipeline pipes piping pistol pistols pit pitch pitching pity placate placebo placements places ' +
      'placing plagued plaguing plaid plain plain-talking plainclothes plainly plaintiff plaintiffs plaintive plane planes planet planned ' +
      'plantations planted planting plasma plasminogen plastic plate platform platforms platinum plausible plausibly play played player ' +
      'playful playing playoffs playroom plays plea-bargaining plead pleaded pleading pleads pleas pleasant please pleased pleasurable ' +
      'pleasure pledge pledged pledges plentiful plenty plethora pliable plight plodding plot plots plotted plow plowed plows ploy ' +
      'plugged plugging plum plumbing plummet plummeted plump plunder plunging plunked plunking plush plutonium plutonium-producing ' +
      'pneumonia poaching pockets poems poet pointe pointed pointedly pointing pointless points poised poison poison-pill poisoning ' +
      'poisonous poker pole pole-vaulter polemics policy-coordination policy-makers policy-making policy-setting policyholders politburo ' +
      'polite politeness political political-science politically politician politicians politicized politics poll polled polls pollsters ' +
      'pollutants polluting pollution-control polygraph polypropylene polystyrene ponderous pool pool-playing pools poor-quality poorest ' +
      'poorly pop popcorn pops popularity popularize popularized popularizing populated populations populism pore port portables portend ' +
      'portents portfolio portfolios portion portrait portraits portray portrayal portrayed ports posed poses posing position positioned ' +
      'positioning positive positively possess possessed possession possessions possibilities possibility possibly post-big post-colonial ' +
      'post-cruzado post-split postal posters posting postpone postponement postwar potato potatoes potent potential potentially ' +
      'potpourri potted pound pounded pounds poured pours poverty power-train powerful powerhouse powers pox practical practical-joking ' +
      'practically practice practicing practitioners praise praised praises praising prank prankster pranksterism pratically prayer ' +
      'pre-agreement pre-aids pre-apprentices pre-approved pre-big pre-boesky pre-dated pre-election pre-game pre-graham pre-nuptial ' +
      'pre-paid pre-payment pre-reagan pre-recorded pre-reform pre-school pre-schoolers pre-selected pre-split pre-strike pre-trial ' +
      'pre-world preacher precaution precede precedent precedes preceding precious precipitate precipitating precipitous precise ' +
      'precisely precision predated predator predators predatory predecessor predecessors predicament predict predictable predicted ' +
      'predicting prediction predictions predicts predominantly preeminence preeminent preface prefer preference preferences preferential ' +
      'preferred preferred-stock preferring prefers pregnant prejudice prejudiced prejudices preliminary premature premeditation premiere ' +
      'premise premises premium premiums preoccupation preoccupied preoccupies preparation prepare prepared prepares preparing ' +
      'prepubescent prerequisite prescribed prescription prescriptions presence present presentation presentations presented presently ' +
      'preserve preserved preservers preserving presided presides presplit pressed pressing pressured pressures pressuring prestigious ' +
      'presumably presumed presumption presumptions pretax prettier prettiness pretty prevailed prevailing prevalence prevalent prevent ' +
      'preventable prevented preventing prevents preview previous previously price-depressing price-earnings price-fixing price-slashing ' +
      'price/earnings priced pricked pride prides priest primarily prime-time primitive prince principal principally principals principle ' +
      'principled printable printed printer printers prior priori priorities priority prisoners prisons private private-ownership ' +
      'private-property private-sector privately privatization privatized privilege privy pro pro-forma pro-iran pro-rata probable ' +
      'probably probation probes problem problem-free problem-loan problems procedural procedures proceed proceeded proceeding ' +
      'proceedings proceeds process processed processes processing processor processors proclaim proclaimed proclaiming prod prodding ' +
      'prodigious prods produced produces producing product product-liability production-quota productive productivity ' +
      'productivity-related professing profession professional-management professionals professions professionsals professor professorial ' +
      'profile profilic profit-making profit-margin profit-spreads profitable profound profusion prognosticators program programmable ' +
      'programmers programming progresses progression prohibit prohibited prohibiting prohibition prohibitions prohibitive prohibits ' +
      'projected projectiles projecting projection projections projects proliferating proliferation prolong prolonged prolongs prominent ' +
      'prominently promise promised promises promising promoted promoter promotes promoting promotion promotional promotions prompt ' +
      'prompted prompting promptly pronounce pronounced pronouncements pronouncing proof proofs prop propaganda propel propelled ' +
      'propeller proper properly property-casualty prophets proponent proponents proportion proportional proportionate proportionately ' +
      'proportioned proposed proposing proposition propped propping proprietary proprietor proprietors props propulsion prosecute ' +
      'prosecuting prosecution prosecutor prosecutors prospect prospective prospectus prospekt prospered prospering prosperity ' +
      'prostitution protect protected protecting protectionism protectionist protections protective protege protein protesters protests ' +
      'protracted proud proudly prove proved proven proverbial proves provide provided provider providers provides province provinces ' +
      'provincial provincially proving provision provisional provisionally provisions provocative provoke provoked provoking prowess ' +
      'proxies proximity prudent psychiatrists psycho-killer psychological psychologically psychologist psychologists psychology ' +
      'psychotic public-broadcasting public-choice public-debt public-liaison public-relations public-sector public-works publication ' +
      'publicist publicity publicized publicizing publicly publish published publisher publishes puff puffs puffy pugnacious pull ' +
      'pullback pulled pulley pulling pullout pullouts pulmonary pulp pulpit pumped pumps punished punishing punishment punishments ' +
      'punitive-damage punk puppeteers purchased purchaser purchasers purchases pure purer purity purportedly purporting purports ' +
      'purposes purse-snatching pursue pursued pursuit purveyors pushed pushing put puts putting puzzle puzzled puzzles pyrotechnics qua ' +
      'quacks quadrennial quadrupled quaintly quaintness qualifications qualified qualifies qualifying qualities quandary quantify ' +
      'quantities quantity quarries quarry quarter-to-quarter quarterlies quarters quash quasi-protectionist quell question questionable ' +
      'questioned questioner questioning questions quick-reaction quickened quicker quickie quicksands quietly quips quirky quitting quo ' +
      'quondam quota quotation quoted quotes quoting rabbi raced races racial racially racing rack racking racquets racquets-master ' +
      'radar-jamming radial radiation radical radically radicals radio-controlled radioactivity raft ragbag rage raging raid raider ' +
      'raiders raiding rail-car rain rains raiser raked raking rallied rallies rallying ramps ramshackle ran ranches rang range ranged ' +
      'ranges ranging ranking rankings rankles ranks ransom rapaciousness rapid rapid-fire rapidly rapport rare-book rarely rarity rash ' +
      'rate-economic rate-increase rate-of-return rated ratepayer ratepayers ratification ratified rating ratio rational rationale ' +
      'rationalization rationalize rationed rationing ratios rats rattle ravaged ravages rave raves raving ravishing raw raw-materials ' +
      'razor-sharp razzmatazz re-announced re-elected re-election re-regulating re-transmit reachable reaches reaching reacted reacting ' +
      'reaction reactions reactivated reactor readable reader readers readied readily readiness readings readonly reads reaffirm ' +
      'real-estate real-life real-world realigned realignment realistic realists realities reality realize realized realizes realizing ' +
      'reallocation realms realtors reap reaping reappeared rearranging reasonable reasonably reasoning reassess reassessing reassigned ' +
      'rebate rebates rebelling rebellion rebellious rebound rebounded rebounding rebuffed rebuild rebuilding rebuilt rebuke rebuttal ' +
      'rebutted recalculated recalculating recalculation recalled recalls recapitalized recapture recapturing recast recede receding ' +
      'receipt receivables receive received receivers receiving recent recently reception receptive recess recession recipe recipes ' +
      'recipient recipients reciprocal reciprocity recital recitation recitatives reckoned recognition recognizable recognizance ' +
      'recognize recognized recognizes recollection recollections recommend recommendation recommendations recommended recommending ' +
      'recommends reconcile reconsideration reconstituted record-breaking record-keeping record-setting recorded recorder recorders ' +
      'recordings recounts recoup recouped recouping recoupment recover recovered recreating recreational recruit recruited recruiter ' +
      'recruiting recruitment recruits rectified rectify recurrence recuse recyclables recycle recycled recyclers recycling ' +
      'red-blood-cell red-faced red-haired redeemable redeemed redefine redesignation redesigned redirecting redistributing ' +
      'redistribution redoubling redress reduced reduction reductions reelection reeling reemerge reestablishing reevaluate reexamined ' +
      'refer referee referees referendum referral referrals referred referring refers refinance refinanced refinances refinancing refined ' +
      'refinements refiner refineries refiners refinery-run refining reflect reflected reflecting reflection reflects reflex ' +
      'reform-minded reforms refrain refreshing refrigerators refugee refugees refunded refunding refunds refurbishing refusal refuse ' +
      'refused refusing refute refuted regain regained regaining regains regalia regard regarded regarding regardless regards regime ' +
      'regimen regimes region regional regions registered registering registers registration registry regret regrets regrettable ' +
      'regretted regrouping regular regular-season regularly regulate regulated regulates regulating regulations regulator rehabilitation ' +
      'rehash rehearing rehearsing reigning reimburse reimbursed reimbursement reimbursements reimposed reimposing reimposition rein ' +
      'reincorporate reincorporation reinforce reinforcing reining reins reinstate reinstated reinstatement reinsurance reinterpretation ' +
      'reinterpreting reintroduced reinventing reiterate reiterated rejected rejecting rejection rejoined rejuvenate rekindle rekindled ' +
      'rekindling relates relating relation relationship relationships relative relatively relatives relax relaxation relaxed relaxing ' +
      'relays released releases releasing relegated relentless relentlessly relevant reliability reliable reliably relic relied relief ' +
      'relies relieve reliever religion religions religious relinquish relinquished relish relocate relocating relocations reluctance ' +
      'reluctant reluctantly rely remain remainder remained remaining remanded remark remarkable remarkably remarked remarks remedies ' +
      'remedy remember remembers remind reminded reminder reminds remnant remote remotely removal remove removed removing renamed render ' +
      'rendered rendering rendition renegade reneged renegotiated renew renewal renewed renominate renominated renominating renouncing ' +
      'renovation renowned rent rental rentals rented renters renting rents renunciation reoccur reopen reopened reorganization ' +
      'reorganizations reorganized reorganizing repackage repackaging repaired repairing repairmen repairs repay repayment repealing ' +
      'repeated repeatedly repeating repeats repented repercussions repertoire repetitive replace replaceable replaced replacement ' +
      'replacing replica replicate replicated replied replies replow reply reportedly reporting repositories reprehensible represent ' +
      'representation representations representatives represented representing represents repressed repressive reprieve reprint reproach ' +
      'reproduce reproducing reproductive reptile reptiles repulsed repurchased repurchases reputation reputations reputed requested ' +
      'requesting require required requirements requires requiring reregulation reschedule rescheduled rescheduling rescind rescue ' +
      'rescuing reseach research-and-development researched researcher researchers resell resells resemble resembles resent resentful ' +
      'resentment resents reservation reserved reservists reshuffled reshufflings residential residents residual resignation resignations ' +
      'resigning resigns resilience resins resist resistant resisted resolution resolutions resolved resolves resolving resort resorted ' +
      'resorting resourceful resourcefulness respect respectability respectable respected respectively respects respite resplendent ' +
      'respond responded responding responds response responses responsibile responsibilities responsible responsive restart restated ' +
      'restaurant restaurants resting restitution restless restoration restore restored restoring restrain restrained restraining ' +
      'restraint restrict restricted restricting restriction restrictions restrictive restructure restructured restructurings rests ' +
      'resubmit result resultant resulted resulting results resumed resurgence resurrecting resuscitate retail-entertainment retailer ' +
      'retailers retailing retain retained retainer retaining retains retaliate retaliated retaliation retaliatory retard retention ' +
      'rethink rethinking retired retirees retiring retool retooled retorts retreating retrench retrenchment retroactive ' +
      'return-on-investment returned returning reunification reunify revamping reveal revealed revealing reveals revelation revelations ' +
      'revenge revenue-raising revenues reverence reveres reversals reverse reversed reverses reversing reversion revert reverted ' +
      'reviewed reviewing reviews revise revision revisions revisit revived reviving revocation revoking revolt revolted revolutionaries ' +
      'revolutionary revolve revolving revved reward rewarded rewards reworking rewritten rhetoric rhetorical rhythm ribaminol ribavirin ' +
      'ribbons ribs richest rid ridden riddled riddles rides ridiculous ridiculously riding rife rifles rift right right-wing rightfully ' +
      'rightness rigid rigorous rigs rile riled riling ring-shaped ringed rings rioting riots ripe ripples rising risk-free risk-taking ' +
      'risked ritual rituals rivalry roadblocks roads roadside roadways rob robbed robberies robot robust rock-and-roll rock-bottom ' +
      'rocked rocket rockets rocks rode rods rogue roles roll roll-out rollbacks rolled roller-coaster romance romantic romanticism ' +
      'romanticized roof rookie roomier roommate rooms rooted roots rope-like roped rose-colored roses rostrum rotating rotational rouged ' +
      'rough rough-and-tumble roughed roughly round rounded rouse routes routine routinely routines routing rowdiness rows royalties ' +
      'rubbed rubric rudder ruffle-front rugged ruin ruined ruinous ruins rule-making ruled ruler rules-enforcing rulings rummy rumor ' +
      'rumored rumors run-and-gun run-down run-up runners runoff runs runup rural rush rushed rushes sabotage sabotaging sacrificed ' +
      'sacrifices sacrificing sacrosanct sad saddened saddled sadly sadness safe safeguard safeguards safer safety-equipment ' +
      'safety-related sag sagging sailboat sailing sailor sailors sake salad salaried sale-and-leaseback sale-leaseback sale-leasebacks ' +
      'salesman salespeople salivating salon salute saluted salvaging salvo same sample samples sanction sanctioned sanctuary sand ' +
      'sandbagged sandwich sane sang sanguine sanitation sanity sank sapiens sat satellite-beamed satiated satin satirist satisfaction ' +
      'satisfactorily satisfactory satisfied satisfy satisfying saturated saturation sauce sauteed saved saver saves saving savvy saw ' +
      'saxophonist scale scaled scaled-back scaling scandal-ridden scant scapegoat scarce scare scares scary scathing scattered ' +
      'scavengers scenario scenarios scene scenes schedule scheduled schedules schemes scholarly scholarship scholarships schoolchildren ' +
      'schooling schoolmasters schoolyard scientist scintillation scoff scope score scored scorer scoring scorn scorns scout scouting ' +
      'scrambled scrambling scrap scrawled scream screamed screamers screaming screams screened screening screenings screenplay screens ' +
      'screwdriver scribbled scrimp script scripting scripts scrupulous scrutinized scrutinizes scrutinizing scrutiny sculptor sculptured ' +
      'sculptures scurrying scuttle scuttled se sea-otter seafood sealed seals seaman searched searing season seasonal ' +
      'seasonal-adjustment seasonally seasons seat-of-the-pants seated seating second-biggest second-fiddle second-front-page ' +
      'second-guessing second-highest second-largest second-quarter second-ranked secondary seconds secrecy secret-payments secretaries ' +
      'secretly secrets section sections sectoral secure secured secured-lease securing securities-law securities-services seductive seed ' +
      'seeds seeing seekers seem seemed seems seeped segment segmentation segments segregated segue seized seizing seizure-prone seldom ' +
      'select selected selecting selection selective selectively self-consciously self-control self-dealing self-defeating self-defense ' +
      'self-deprecating self-destruct self-evaluation self-fulfilling self-imposed self-indulgent self-interest self-policing ' +
      'self-regulatory self-respecting self-taught self-tender sell-off seller sellers selling semantical semester semi-annual ' +
      'semi-negative semi-obscene semi-rut semiannual semiconductor-equipment semiconductor-industry semiconductor-manufacturing ' +
      'semifinals seminars seminary senator senators send sends senior-college seniority seniors sensation sense sensed senses ' +
      'sensibility sensibly sensitive sensitivity sensors sent sentence sentenced sentencing sentiment sentimental sentimentally ' +
      'sentiments separate separated separately separates separating separation sequestered sergeant sergeants serial seriously ' +
      'seriousness servants serve served serves service-company serviceable servicer servicing serving session sessions setback setbacks ' +
      'setting settings settled settling setup seven seven-day seven-figure seven-member seven-nation seven-page seven-state seven-year ' +
      'seventh seventh-largest sever severance severe severed severely severence sewage-treatment sex sexiness sexual sexy shabby ' +
      'shackled shade shades shadow shadowy shafts shake shake-ups shaken shakeout shakeup shaky shallow shambles shantytown shape ' +
      'shape-memory shaped shapes share-buying share-for-share share-trading shared shareholder shareholder-rights ' +
      'shareholder-solicitation sharing sharks sharky sharpened sharper sharpest sharply shattered shave sheathed shed shedding ' +
      'sheet-metal sheets shelf shell shelling shelter shelved shelves shenanigans shielding shies shift shifted shifting shifts shindig ' +
      'shine shiny ship-to-stock shipment shipowners shipped shipper shipping ships shirt shirts shock shocked shocking shoddy shoes ' +
      'shoeshine shoo-in shook shoot shooting shoots shopkeeper shoppers shore shore-grown shored shoring short-covering short-haul ' +
      'short-maturity short-year shortages shortchange shortcut shorted shorten shortened shortening shorter shorter-maturities shortfall ' +
      'shortly shorts shot shotgun shotguns shots shoulder shoulders shouldn shouting shoving show-business showcased showering showgirl ' +
      'showing showman shown shrank shrieks shrink shrinking shrinks shrugged shrunken shuffling shun shunned shunning shunted shut ' +
      'shut-off shuttle shy sibling sickened sickness sideline sidelines sideshow sidestep sidestepped sidesteps sideways siege sifting ' +
      'sigh sight sighting signaling signals signed signficant significance significant significantly signing silence silenced silently ' +
      'silk silliness silos silversmiths simian similar similarities similarly simple simpler simplest simplicity simplifying simplistic ' +
      'simply simulated simultaneous simultaneously sin sincerely sine sing single single-a single-a-1 single-a-2 single-a-3 ' +
      'single-a-minus single-a-minus/a-2 single-a/a-1 single-b single-b-3 single-digit single-engine single-family single-state ' +
      'single-store singlehandedly sings sink sinking sinking-fund sins sister sit sitcom sitcoms sits sitting situated situations ' +
      'six-cylinder six-figure six-month six-packs six-to six-week six-year six-year-old sizable size sizeable skeptic skeptical ' +
      'skepticism skeptics sketch skew ski skidded skids skies skiing skill skilled skills skim skimmed skimming skimp skimpy skims skin ' +
      'skinny skins skip skipped skirt skis skittish skunk skyscraper slack slack-jawed slacks slap slapping slash slashed slashes ' +
      'slashing slate slaughter sleazy sleepers sleepy sleeves slender slew sliced slices slid slides sliding slight slim slimmer slipped ' +
      'slippers slipping slips slithering slogan slopes sloppy slots slow slow-moving slowdown slowed slower slower-than-expected slowest ' +
      'slowing slowly slowness sluggish sluggishly sluggishness slumped slumping slumps slyly small-appliance small-business small-lot ' +
      'small-minded small-parcel small-scale small-time small-to-mid-sized small-volume smaller smallest smash smashers smashing smell ' +
      'smelling smells smelters smelting smile smiled smiles smiling smoke smoking smooth smoothly smorgasboard smuggle smuggled ' +
      'smugglers smuggling smugly snack snag snap snapping snaps snapshot snared snarl sneak sneaker sneakers sneaking sneer snickered ' +
      'sniff snobbism snow snowplows snowstorm snowstorms snowy so so-called soap soar soaring sobbed sobbing social-security socially ' +
      'societal societies sociological soda sodium sodium-borohydride soft-drink soft-spoken softdrink soften softened softness softwood ' +
      'soil solar soldier soldiers sole solely solicitation solicitations solicited soliciting solicitor solicitousness solid solid-waste ' +
      'solidify solidly solids solution solutions solve solved solvents solving somber someday somehow someone something-for-everyone ' +
      'sometime sometimes sometimes-flimsy somewhat son songs soon sooner soonest soothe sophistication soprano sopranos sorely sorry ' +
      'sort sorting sought-after soul souls sounded sounding soundness sounds sour sour-cream source soured souring southwestern souvenir ' +
      'sovereignty sow soybean space-based space-launch spaces spacious spaciousness spare sparingly spark sparked sparse spate spawn ' +
      'spawned speak speakerphone speakers speaking speaks spear spear-throwing spearheaded special-events special-interest ' +
      'special-interest-group special-operations specialist specialists specialization specialize specialized specializes specializing ' +
      'specially specials specialty species specific specifically specifications specifics specified specify specimens specious spectacle ' +
      'spectacular spectrum speculate speculated speculates speculating speculation speculative speculator speculators speech speeches ' +
      'speed speeded speeding speeds speedy spell spend spending spent sperm sphere spiced spices spies spigot spilled spillover spin ' +
      'spinach spinning spinoffs spins spiraling spirit spirited spirits spiritual spit spite splashy splintered splintering splits ' +
      'spoiler spoiling spoke spokeman spoken spokesman spokesmen spokeswoman sponges sponsor sponsored sponsoring sponsorship ' +
      'spontaneously spoofs spook sporadic sport sport-fishing sported sporting spot-market spotlight spots spotted spotting spotty ' +
      'spouse spouses sprang sprawling spread spreading spreadsheet spree sprees sprinkled sprinkles sprinted sprinting spruce ' +
      'spruce-pine-fir sprung spun spur spur-of-the-moment spurned spurred spurring spurt spurted spying squabble squad squads squander ' +
      'square-toed squares squash squashed squawk squeaked squeeze squeezing squirming squirms squish squished stability stabilizing ' +
      'stable stablilizers stacks stadiums staffer staffing staffs stage stage-dominating staged stages staggers staging stainless staked ' +
      'stalked stalking stall stalled stalling stallion stallions stamina stamina-testing stamp stamped stamping stances stanch stand ' +
      'standardization standardizes standby standing standing-room-only standoff stands standstill staples star-topped stardom stares ' +
      'starring start-up started starters starting startled startups starving state-controlled state-court state-funded ' +
      'state-of-emergency state-of-the-art state-owned state-supported stated stately statement statements statesmanlike statue stature ' +
      'status statute statutes staunchly stave stay-over stayed staying steadfast steadily steady steaks steal stealing steam steamed ' +
      'steel-equipment steel-fabricating steel-fabrication steel-ingot steel-production steelmaker steelmakers steelmaking steep steeper ' +
      'steeply steer steering stem stemmed stemming stems step step-up stepchild stepchildren stepped stepping stereo stereos steward ' +
      'stick sticker sticks stiff stiffer stifles stifling stigma still still-centralized stimulants stimulate stimulated stimulates ' +
      'stimulating stimulus stinginess stings stinko stint stipulate stipulation stirred stirring stock-cash stock-held stock-in-trade ' +
      'stock-index stock-manipulation stock-swap stock-trading stockbroker stockbrokerage stockbrokers stockholder stockholders ' +
      'stockholdings stockpile stockpiles stoic stoicism stoke stolen stomp stomping stood stop-loss stopped stopping stops storage ' +
      'store-closing stored stories stormed storming storybook storyteller stoves straightforward strained strains strange strangers ' +
      'strapped strategic-arms strategically strategist strategists stratified straw strawberry straws stray stream streamline ' +
      'streamlined streamlining streams streets strength strengthen strengthened strengthening strengths strenuous strenuously ' +
      'streptokinase stress stressed stresses stressful stretch stretch-out stretched stricken strict stricter strictly stride strident ' +
      'strides strife strife-torn strikes striking strikingly string stringent stringers strip strip-searched stripped stripping strips ' +
      'striving strollers stronger-than-expected strongest stronghold strongly struck structural structurally structure structured ' +
      'structures structuring struggled struggles struggling struts stuck student-loan studied studio studiously studying stuffed stuffy ' +
      'stumbled stumbling stumps stung stunned stunning stunt stupefaction stupidity stutters style stylish stylistic stymie stymied ' +
      'subatomic subcabinet-level subcommittees subcompact subcontractors subdued subjecting subjects subjourneymen submarine submersible ' +
      'submit submits submitted submitting subordinate subordinated subordinates subpeona subpeonas subpoena subpoenaed subpoenas ' +
      'subscribe subscriber subscriber-line subscribers subscription subsequent subsequently subservient subside subsides subsidize ' +
      'subsidized subsidizes subsidizing subsidy subsistance substances substantial substantially substantive substitute substituted ' +
      'substitutes substituting substitution subtle subtracting subtracts suburb suburban suburbs subversion subvert subway succeed ' +
      'succeeded succeeding succeeds success successful successfully succession successor successors succumbed succumbing such sucked ' +
      'sucralose sudden suddenly suddenness suffer suffered sufferers suffering suffers sufficient sufficiently sugary suggest suggested ' +
      'suggesting suggestion suggestions suggests suh suicidal suicide suing suitable suitcase suitcases suited suitors sultry sum ' +
      'summaries summit summoned sums sun-baked sunbathing sung sunglasses sunny superb supercomputers superficialities superhot ' +
      'superintendent superintendents superiority superlatives supermerchant superpower superpowers supersaver supersedes superstation ' +
      'superstations superstitious supervise supervised supervises supervision supervisor supervisors supervisory supplant supplanting ' +
      'supplement supplemental supplementary supplemented supplements supplication supplied supplier suppliers supply-and-demand ' +
      'supply-side supply-siders supplying supported supporter supporters supporting supportive supports suppose supposed supposedly ' +
      'suppress suppressed supremacy surcharge surcharges sure-fire surely surface surface-to-surface surfaced surfaces surfacing surfeit ' +
      'surged surgeon surgery surging surmises surnames surpassed surpassing surpluses surprise surprised surprises surprising ' +
      'surprisingly surrender surrendered surrogate surround surrounded surrounding surveyed surveys survival survived survives surviving ' +
      'survivor survivors susceptible suspect suspected suspects suspend suspended suspending suspense suspension suspicion suspicious ' +
      'sustain sustainable sustained sustaining swaggering swallow swallowing swamp swamped swamping swapped swaps swarming swarms ' +
      'swarthy swathed sway swayed swear sweat sweaty sweep sweeping sweepstakes sweeten sweetened sweetener sweetening sweeter ' +
      'sweethearts sweetly swell swelling swept swift swim swimming swing swinging swirly switchboards switched switching swooping sword ' +
      'swordfish swore sworn swung symbolic symbols symmetrical sympathetic sympathize sympathy symposium symptom symptoms syndicate ' +
      'syndicated syndicates syndicator syndrome synergies synthesized synthetic syrup systematic systemic systemwide tables tacit tack ' +
      'tacked tackle tackles tacky tact tactic tactics taffeta tagged tags tailored tails taint tainted take-home takeover-oriented ' +
      'takeover-trading taking talc talcs tale talent talented talents talismans talked talkers talky tall tally tamper tampering tangled ' +
      'tango tank tap tape taped tapes tapped tapping target-company targeted targeting targets tariff tarnished task taste tasted ' +
      'tastiest tattered taught taverns tax-act tax-cut tax-cutting tax-deductible tax-deferred tax-driven tax-exempt tax-favored ' +
      'tax-free tax-increase tax-law tax-loss tax-overhaul tax-rate tax-related tax-shelter tax-withholding taxable taxation taxed taxi ' +
      'taxi-bureau taxpapers taxpayer tea teach teacher teacher-graduates teaches teaching team teamed teams tear technician technique ' +
      'technological technology-based teen teens teeth-gnashing telecasting telecasts telegram telephone-installation telephone-utility ' +
      'telephoned telephones televised television-type televisions televsion telex telling temper temperature temperatures tempestuous ' +
      'temporarily temporary temptation temptations tempted tempting ten tenancy tenants tend tended tendencies tendency tendered ' +
      'tendering tenderness tends tennis-racquets tenor tension tensions tent-meeting tentative tentatively tenth-largest tenure term ' +
      'term-loan termed terminating termination terms terrible terribly terrific territories territory terrorism terrorist terrorists ' +
      'terse tertiary tested testified testifies testify testing text textbook textile textiles thank thank-yous thanks theaters ' +
      'theatrical theatricality theft them thematic theme-park themes themselves then-mayor then-nsc then-preeminent then-secret ' +
      'then-standard then-usual thenceforward theoretical theorist theory therapeutic therapies therapy thereafter thereby therefore ' +
      'therein thermal thermos thick thick-steel-plate thicker thievery thighbone thimbleful thin things think thinker thinking thinks ' +
      'thinly third-country third-generation third-highest third-largest third-party third-place third-quarter third-ranked thorny ' +
      'thorough thoroughly though thoughout thought thoughts thousand threat threaten threatened threatening threatens threats three-cent ' +
      'three-day three-division three-hour three-judge three-lane three-man three-member three-month three-point three-quarters ' +
      'three-ring three-week three-year threshold threw thrifts thrilled thriller thrive thrived thriving throes thrombolytic through ' +
      'throughout throw throwaways throwback throwing thrown throws thrust thrusting thrusts thumb thumbed thunderous thus thwarted ' +
      'thwarting thwarts thymidine tick tickers ticket ticket-purchase ticketed ticking tidal tide tidy tie tie-ins tier tight ' +
      'tight-lipped tighten tightened tightening tighter tightly tightness tightrope tilt timber timbre timed timely timetable timid ' +
      'timing tinged tinier tinkering tiny tip tipped tipping tips tire-worker tired tirelessly tires tiring title titled titles ' +
      'toadstool toaster toddlers toes toga together toilet toilets toiling token token-ring tokkin tolerance toll-free tomatoes tomorrow ' +
      'ton tonalities tone toned tones tongue-twisting tonic toning tons took toothpaste top-grade top-level top-notch top-of-the-line ' +
      'top-secret topics topped topping tops torrent torrid tort tortillas tortuous tortuously torture tortured totaled totaling ' +
      'totalling totally totals touched touches touchstone touchstones touchy tough-talking tougher toughest toured tourist ' +
      'tourist-drawing tourists tournament tournaments tourney touting towards towels towers towing towns township townships toxic ' +
      'toxic-waste toxicity toyed trace traced tracks tractors tracts trade-deficit traded trademark trademarks trader tradition ' +
      'traditional traditionally traditions trafficking tragic tragically trail trailing train trained trainees training-related trains ' +
      'trait traitor trajectories trampled tranquil tranquilizer transactions transcend transcribed transcription transcriptions ' +
      'transcripts transfer transferable transfering transferred transferring transfers transformation transformed transforming ' +
      'transfusions transient transit transition transitional translate translated translates translation transmission transmitted ' +
      'transmutes transparently transplant transportable transports trap trapped trash-collection trashy traumas travel-rebates ' +
      'travel-related traveled traveling travels trays treading treason treasured treasures treasury-department treat treatable treated ' +
      'treating treatment treatments treats trees trekked tremendous tremendously tremolite trend trials tribe tribute trick trickling ' +
      'tricks tricky tricone tried tries trifle trigger triggered triggering trijets trilling trillion trillions trim trimmed trimmer ' +
      'trimming triple triple-a triple-b triple-b-plus triple-damage tripled tripling trips triumph triumphant triumphing trivial troika ' +
      'trombonist troopers troops tropical tropics trot trouble-free trouble-shooter troubles troy truce truck-assembly truck-trailer ' +
      'trucking truckloads true truer truffle truly trumpet-filled trundles trusted trustee trustee-like trusts trustworthiness truth try ' +
      'trying tuberculosis tubes tubing tuition tumbled tumbling tumult tune tuned tunes tungstic tunnel turbine turbo turbo-fan ' +
      'turboprop turf turkeys turmoil turn turnabout turned turning turnout turnover turns turtle tutelage tuxedo tuxedos twain tweak ' +
      'twilight twin-engine twins twist twisted two-by-four two-count two-day two-decade-old two-foot-long two-month two-part two-pronged ' +
      'two-series two-story two-thirds two-week two-year two-year-old tycoons type typical typically tyranny ugliest ugly uh ulcer ' +
      'ultimate ultimately umbrella un-reagan-like unabashedly unable unacceptable unacceptably unaffected unaffiliated unambiguous ' +
      'unanimity unanimous unanimously unannounced unassailable unattainable unattractive unauthorized unavailability unavailable ' +
      'unavoidable unaware unbearable unbroken uncertain uncertainties uncertainty unchanged uncharacteristically unchecked unclear ' +
      'uncollectable uncomfortable uncomfortably uncommon uncompleted uncompromising unconcerned unconditional unconfirmed unconnected ' +
      'unconstrained uncontrived uncontrollable unconventional uncounted uncover uncovered uncriticized und undeniably under-represented ' +
      'underbilling undercharging underclass undercut undercutting underdog underestimate underestimates underfinanced undergone ' +
      'underground underline underlines underlying undermine undermining underpaid underpayment underpricing underscore underscored ' +
      'underscores undersecretary undershoot understand understandable understandably understandings understands understate understood ' +
      'undertake undertaken undertaking undertook undertreatment undervaluation undervalued underwater underway underwear underweighted ' +
      'underwent underwithheld underwrite underwriter underwriting underwritings underwritten underwrote undeservedness undetermined ' +
      'undeveloped undisclosed undisputed undo undoing undoubtedly undue unearthed uneasiness uneasy uneconomic unemployed ' +
      'unemployment-insurance unending unequal uneventful unexpected unexpectedly unexpired unfair unfairly unfairness unfathomable ' +
      'unfazed unfilled unfinished unfolded unfolding unfolds unforeseen unforgivable unfortunate unfortunately unfounded unfreeze ' +
      'unfriendly unfunded unglamorous unhappily unhappiness unhappy unhealthy unheroic unidentified uniform uniformly uniforms ' +
      'unilateral unimaginable unintelligent unintended uninvited union-backed union-busting unionized unionizing unions unique unissued ' +
      'unit-trust unity universally universities unjust unjustified unknowable unknown unlawful unlawfully unleaded unleashing unless ' +
      'unlike unlikely unlimited unload unloaded unluckiest unlucky unmanageable unmitigated unnamed unnecessary unobtainable unpaid ' +
      'unpersuasive unplaced unpleasant unpopular unprecedented unproductive unprofitable unpromising unprotected unproved unpublished ' +
      'unqualified unrated unravel unraveling unrealistic unrealized unreasonable unrelated unreleased unreliable unremitting unrequited ' +
      'unresolved unrest unrestricted unruffled unsafe unsatisfactory unsavory-looking unscrupulous unsealed unseated unsecured unseen ' +
      'unselfish unshaken unsharklike unsold unsolicited unspeakable unspecified unspectacularly unspoken unsuccesful unsuccessful ' +
      'unsuccessfully unsung unsupported untaxed untenable unthinkable untraveled untutored untypical unusual unusually unveil unveiled ' +
      'unwanted unwelcome unwieldy unwilling unwind unwritten up-and-coming up-to-date upbeat updated updates upgrading upgradings upheld ' +
      'uphold upkeep upon upper-income uprisings upscale upset upsetting upshot upstate upturn upward uranium urged urgency urgent ' +
      'urgent-care urgently urging urgings urokinase us usable useful usefulness user user-charge uses usher using uterine utilization ' +
      'utilize vacancies vacancy vacant vacated vacation vacationers vacations vaccine vaccines vacillation vacuum vaginal vague vain ' +
      'vainly valet valid valuable valuations value-added-tax values valuing valve valve-stem valves vanilla vanish vapid variability ' +
      'variable variant variation varied varieties variety various various-purpose variously varsity vary vast vastly vastness vault ' +
      'vaulted vaunted ve veer veered vegetable vegetables veggies vehemently vehicle vehicle-leasing veiled vein venal vending vendor ' +
      'vendors ventilation venues verdict verge verified verifying veritable vernacular versatility version versions versus very ' +
      'very-small-business vessel vessels veteran veto via viability viable vibrant vice-president vicious victim victimized victories ' +
      'victory video-disk videocassette videos videotape vie vied viewing viewpoint vignettes vigor vigorous vigorously vilify village ' +
      'villages villain vindicated vindication vineyards vino violate violated violating violation violations violators violent violently ' +
      'violets viral virologist virtual virtually virtues virus viruses visas vise visible visibly vision visions visited visiting ' +
      'visitor visitors visits visual vitality vivid vocabulary vocational voiced voicing void volatile volatility volumes voluntarily ' +
      'voluntary volunteered volunteers von vote-buying vote-getter voters votes vouchsafed vow vowed vowing vows vs. vu vulnerability ' +
      'vulnerable vying wacky wafer waft wage wage-price waging wagon wait waited waiting waive waived waiving walk walked walkie-talkies ' +
      'walking walkout walks wall-to-wall wallow walls walnut-sized wander wanted wanting wants warden wards warehouse warehoused ' +
      'warehouses warfare warm warmth warn warned warning warnings warns warp warplanes warrant warranted warranties warships wary ' +
      'washboard washed washes washing waste waste-water wasteful wasteland wasting watched watchers watches watchfully watching watered ' +
      'waterflood waterfront waters wave waved wavering waves waving waxing weaken weakened weakening weaker weakest weakness weaknesses ' +
      'wealth wealthier wealthy weapon weapons wear wearing wears weary-looking weather weathered weathermen web wed wedding weddings ' +
      'weeded week-old weekday weekdays weekend weekends weeklong weekly-average weeks weepy weigh weighing weight weighted weights ' +
      'weighty welcome welcomes welfare well-advised well-capitalized well-connected well-done well-financed well-informed well-known ' +
      'well-managed well-orchestrated well-paid well-placed well-qualified well-received well-schooled well-suited well-trained ' +
      'well-turned-out well-versed went were weren westbound wet whammy whatsoever wheat wheelchair wheels wheezes when-issued whenever ' +
      'whereabouts whereas wherever whether which whichever whims whiner whip whips whirl whirring whiskey whisper white-collar ' +
      'white-haired whites whittled whizzing whole wholeheartedly wholesaler wholesalers wholly whom whoop whopping wide wide-bodies ' +
      'wide-body wide-eyed wide-ranging widely widen widened widens widespread wielded wielders wielding wife wildest wildfire wildly ' +
      'willfulness willing willingness win windfall windfalls window winds wines wingding winged winner winners wipe wiped wiping wired ' +
      'wisdom wise wisely wish wished wishful witches witching witchlike withdraw withdrawals withdrawing withdrew withered withheld ' +
      'withhold withholding within without withstand withstood witless witness witnesses wits witty wives womanish won-lost wondered ' +
      'wonderful wonderfully wondering wonders wondrous woo wood-paneled woodcuts wooded wooden wool word-processing words wore ' +
      'work-force work-places work-practice work-study workable workaday worked worker-training workforce working working-class workings ' +
      'workload workout workplace workplace-related worksheet worksheets workstation workstations workweeks world-class world-renowned ' +
      'world-traded world-wide worldly worm worn worn-out worried worrying worse worsen worsened worsening worsens worst worthless ' +
      'worthwhile would-be wound wound-healing wounded wounds wove wrapped wrath wreck wrecked wrested wrestlers writ write-down ' +
      'write-downs write-in write-off write-offs writeoffs writer writers writes writing written wrongdoers wrongdoing wrongful ' +
      'wrongful-discharge wry wryly x-%chg x-there ya yank yardstick yardsticks yawn year-end year-ending year-long year-old year-round ' +
      'year-to-year yearn yelled yelling yellows yells yen yen-denominated yen-dollar yes yesterday yet yield-driven yielded yielding ' +
      'yields you-know-what younger youngest youngsters your yourself youth youthful yuppies zaibatsu zany zap zeal zealously zero ' +
      'zero-coupon zero-sum zeroed zeros zipping zone zones zoo zooming zoot',
  },
]
