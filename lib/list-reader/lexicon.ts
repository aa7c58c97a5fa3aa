import { number, numberWords } from './numbers';
import { source } from './pattern';

const ann = source`ann(?:ealed|eal|'?d|ld)?`;
const and = source` ?(?:and|&|\+|/|,|und) ?`;
const cert = source`(?:certs?|certificates?|certification|certified|mtc|apz|waz|intyg|attest|certificato?|(?:werks|abnahmeprüf)?zeugnis)`;
const en10204 = source`(?:din |bs )?(?:din )?en ?-?10 ?204[ -/:,]{1,3}(?:type? )?`;
const inspection = (type: string) => source`
  (?:(?:w/|with|mit|${cert})[ :.]{1,2})?${en10204}3[.,]${type}(?: ?${cert})?
  |(?:w/ ?|with |mit |incl\.? |type |inspection |${cert}[ :.]{1,2})3[.,]${type}(?![\d.]| ?(?:x|"|mm|in(?!\p{L})))(?: ?${cert})?
  |3[.,]${type}[ -]?(?:mill ?|material ?|test ?|inspection ?)?${cert}
`;
const certName = source`(?:dfars?|certs?|certificates?|mtrs?|c ?of ?c|coc|u\.?t\.?|ultrasonic|first ?article|fair?|test reports?|3\.[12])`;
const month = source`(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,6}`;
const unitOfSize = source`(?:"|in(?!\p{L})|mm(?!\p{L}))`;

/** The words that the reader knows, by kind and meaning. At each place the longest one counts. */
export const lexicon = {
  form: {
    'round-bar': source`
      (?:round|rnd|rd|dia(?:meter)?)[ .-]{0,2}(?:bars?(?: stock)?|stock|rods?)
      |(?:bars?|rods?)(?: stock)?[ ,-]{1,3}(?:rounds?|rnd|rd)|r/?b|rbar|rounds?|rnds?|rds?\.?|rods?
      |rund(?:stahl|stab|stange|material)?|redond[ao]|rondes?|rond|tondo
    `,
    'hex-bar': source`(?:hex(?:agon(?:ale?)?|agons)?|esagonale)[ .-]?(?:bars?|rods?|stock)?|hexes|(?:bars?|barr[ae]),? hex(?:agon(?:ale)?)?|hx|sechskant\p{L}{0,8}|6-?kt`,
    'forged-bar': source`
      (?:forged|forg'?d|fgd)[ -](?:round |rd |square )?(?:bars?|rounds?|rds?)|forg(?:ing|ed) ?-?bars?|bars?,? forged
      |(?:rund |stab )?geschmiedet
    `,
    'forged-ring': source`(?:seamless |rolled |forged |seamless rolled |flash ?-?welded )rings?|rings? forgings?|schmiederinge?`,
    ring: source`ring[es]?`,
    'true-bar': source`true ?-?bars?`,
    'flat-bar': source`
      (?:flats?|flt|rect(?:angular|angle)?)(?:[. -]{1,2}(?:bars?|stock))?|bars?,? (?:flat|rect)
      |f/?b|fl(?=[. ]{0,2}\d)|flach(?:sta[bh]l?|material|stange|profil)?
    `,
    tube: source`
      (?:(?:seamless|smls|hydraulic|welded|hollow|mechanical|round|rd) ?)?(?:tub(?:e|es|ing|o)|tbg|tb|buis)\.?
      |hollow ?-?bars?|\p{L}{0,14}rohre?
    `,
    pipe: source`(?:smls |seamless |welded )?pipes?(?:, (?:seamless|smls|welded))?`,
    'square-tube': source`(?:sq(?:uare)?|rect(?:angular)?)\.? (?:tub(?:e|es|ing)|tbg)|(?:tub(?:e|es|ing)|tbg),? (?:sq(?:uare)?|rect(?:angular)?)`,
    plate: source`plates?|plts?\.?|pl\.?|platten?|grobblech|plaques?`,
    sheet: source`sheets?|shts?\.?|sh(?= \.?\d)|feinblech`,
    strip: source`strips?|coils?|foils?|folien?|(?:feder|kalt)?band(?:stahl)?`,
    wire: source`(?:weld(?:ing)? )?(?:wires?|fils?)|\p{L}{0,14}draht`,
    billet: source`billets?|blt`,
    extrusion: source`extrusions?|extruded(?: (?:bars?|shapes?))?|extr\.?`,
    square: source`
      (?:(?:rd|round) corner(?:ed)? )?sq(?:uare)?(?:[. ]{1,2}(?:bars?|stock|rods?))?|(?:bars?|rods?),? sq(?:uare)?
      |rcs|vierkant(?:sta[bh]l?)?|vkt
    `,
    disc: source`dis[ck]s?|scheiben?`,
    bar: source`bars?(?: stock)?|barr[ae]s?|stab(?:stahl)?|staf|pret|prutok`,
    flat: source`\p{L}{0,14}bleche?|toles?|chapas?|lamier[ae]s?|bl(?=[. ]{0,5}\d[\d.,]{0,6} ?x)`,
  },
  otherShape: {
    '': source`angles?|l(?= \d[\d./]{0,6} ?x ?\d[\d./]{0,6} ?x)|channels?|beams?|tees?|winkel(?:stahl)?|u-?profile?|threaded(?: rods?| bars?)?|all ?-?thread|gewindestangen?`,
    fastener: source`(?:hex )?(?:bolts?|screws?|studs?|nuts?)`,
  },
  condition: {
    'solution treated and aged': source`
      sta|st ?(?:&|\+|and) ?a|sht ?& ?aged|lösungsgeglüht${and}(?:warm ?)?aus(?:gelagert|gehärtet)
      |sol(?:ution)?n?\.?(?: ?-?(?:heat )?(?:treat(?:ed)?|trt|ht|${ann}))?${and}(?:age hard(?:ened)?|aged?|precip(?:itation)?\.?(?: (?:hard(?:ened)?|(?:heat )?treat(?:ed)?))?)
    `,
    'solution treated': source`sol(?:ution)?n?\.? ?-?(?:heat )?(?:treat(?:ed|ment)?|tr(?:td?)?|ht)\.?|sol'?n treated`,
    'solution annealed': source`sol(?:ution)?n?\.? ?-?${ann}\.?|lösungsgeglüht`,
    'cold worked and stress relieved': source`cwsr|cold worked${and}stress relieved`,
    'duplex annealed': source`(?<!super[ -]?)duplex(?: ?-?${ann})?(?! ?(?:stainless|steel|ss\b|saf\b|\(?\d))|da(?! ?[:=]? ?\d)`,
    'normalized and tempered': source`n${and}t|norm(?:ali[sz]ed)?\.?${and}temp(?:ered)?\.?`,
    'hardened and tempered': source`q ?(?:&|\+|and|/)? ?t(?!\d)|h ?& ?t|(?:quench(?:ed)?|hard(?:ened)?)\.?${and}temp(?:ered)?|vergütet|\+ ?qt`,
    normalized: source`cond(?:ition)?\.? n|norm(?:ali[sz]ed)?\.?|normalgeglüht`,
    equalized: source`equali[sz]ed`,
    'spheroidize annealed': source`${ann},? (?:and )?spheroidi[zs]ed?|spher(?:oidized?|oid)?\.? ?-?${ann}\.?`,
    annealed: source`(?:(?:mill|full|fully|bright|soft|cond(?:ition)?\.?) ?-?)?(?:${ann}|anld|anl)\.?|(?:weich)?geglüht|(?<=[ \0])\+ ?a`,
    'cold drawn': source`cold ?-?dr(?:awn|n)|cd`,
    'cold rolled': source`cold ?-?rolled`,
    'cold worked': source`cold ?-?work(?:ed)?|cw(?! ?\d)`,
    'spring temper': source`spring(?: ?-?temper)?`,
    'no. 1 temper': source`(?:no\.? ?1|# ?1) temper`,
    aged: source`age hard(?:ened)?|aged|(?:warm)?aus(?:gelagert|gehärtet)`,
    '1/8 hard': source`1/8 ?-?h(?:ard)?`,
    '1/4 hard': source`1/4 ?-?h(?:ard)?|quarter hard`,
    '1/2 hard': source`1/2 ?-?h(?:ard)?|half hard`,
    '3/4 hard': source`3/4 ?-?h(?:ard)?`,
    'full hard': source`full hard`,
  },
  // The letters of a temper are its own: "H1025", "Cond. H 1150-M", "condition A".
  temper: source`
    (?:cond(?:ition)?\.? ?)?[trc]?h ?-? ?(?:900|925|950|975|10[0257][05]|1100|1150)(?: ?-?[md](?!\p{L})|(?![\p{L}\d]))
    |cond(?:ition|\.)? ?[a-ct](?![\p{L}\d])
  `,
  certificate: {
    'en-10204-3.1': inspection(source`1[abc]?`),
    'en-10204-3.2': inspection(source`2`),
    dfars: source`
      dfars?(?:(?: clause)? ?(?:252[.-])?225[.-]?70(?:09|14))?
      (?: ?(?:compliant|compliance|melt source|melt(?:ed)?|material|mat'?l|source|certs?|certified|approved))?|252\.225[.-]70(?:09|14)
    `,
    ultrasonic: source`
      ultra ?-?sonic(?:ally)?(?: ?-?(?:inspect(?:ed|ion)?|test(?:ed|ing)?))?|sonic(?:ally)?(?: (?:inspect(?:ed|ion)?|test(?:ed)?))?
      |u\.?/?t\.?(?: ?-?(?:inspect(?:ed|ion)?|insp|test(?:ed|ing)?|100%))?|us-prüfung|us-geprüft|ultraschall\p{L}{0,12}
      |(?<=[+&/,] ?)us(?! ?[-\p{L}\d])
    `,
    'first-article': source`first ?-?article(?: ?(?:inspection|insp))?(?: ?report)?(?: ?\(?fair?\)?)?|fair?|as ?9102(?: ?fair?)?`,
    coc: source`
      c\.?o\.?f?\.?c'?s?\.?|c ?[o0]f ?c'?s?|c/c|cert(?:ificate)?s?\.? of (?:conformance|conformity|compliance)
      |(?:conformance|conformity|compliance) cert(?:ificate)?s?|werksbescheinigung
    `,
    mtr: source`
      c?m\.?t\.?r'?s?\.?|c?mtcs?|mills? ?-?(?:test)? ?-?(?:certs?|certificates?|certifications?|reports?|trs?)|mill ?sheets?
      |(?:material|certified|mat'?l) (?:mill )?(?:test )?(?:certs?|certificates?|certifications?|reports?)
      |test (?:certs?|certificates?|reports?)|werks(?:prüf)?zeugnis(?: 2[.,]2)?
    `,
  },
  unwanted: source`
    (?:no|non|not|without|w/o|ohne|exempt from)[ -]{1,2}(?:need(?:ed)? |any |a )?${certName}
    |${certName}[ :=?-]{1,3}(?:is |are )?(?:not (?:req|need|nec)\p{L}*|n/a|exempt|(?<=[:=?-] ?)(?:no?|nein)(?![\p{L}./&]))
  `,
  count: {
    pieces: source`
      pieces?|pcs?\.?|pces?|ea(?:ch)?\.?|of each|off|nos?\.?|units?|stk\.?|stücke?|stck\.?|tafeln?|zuschnitte?|abschnitte?|stangen?|stäbe?|stab(?=$|,| *$)|stg|tfl
      |(?:(?:full|mill|bar|stock|random|r/l) )?(?:lengths|lgths|lgs)(?<=(?<![\d.,/x]|x )\d{1,4} (?:[a-z/]+ )?[a-z]+)|length(?<=(?<![\d.,/x]|x )\d{1,4} [a-z]+)(?= *$|[,;.\0])|req'?d|required|needed|blanks?|cuts|items?|sticks?|drops?|slugs?|mults|joints?|jts?|only
      |pzas?|piezas?|pz|pezzi|uds?|szt|stuks?|unidades|fogli|rolls?|st(?=[.,)]| *$)|sh(?= *$|,)|ex(?=\.? *$|\.?,)
    `,
  },
  label: {
    outerDiameter: source`o\.?d\.?|outside dia(?:m(?:eter)?)?\.?|outer dia(?:m(?:eter)?)?\.?|øa|da(?=[ :=]{0,2}\d)|ad|außen(?:durchmesser|-?ø)?|ø ?ext(?:erieur)?\.?`,
    innerDiameter: source`i\.?d\.?|inside dia(?:m(?:eter)?)?\.?|inner dia(?:m(?:eter)?)?\.?|bore|øi|di(?=[ :=]{0,2}\d)|innen(?:durchmesser|-?ø)?`,
    wall: source`(?:avg|average|min|nom)?\.? ?wall(?: thickness| thk)?|w\.?/?t\.?|wand(?:stärke)?`,
    side: source`□`,
    acrossFlats: source`⬡|a\.?/?f\.?|across (?:the )?flats|sur plats|sw(?=[ \d])`,
    diameter: source`ø|dia(?:m(?:eter|\.)?)?\.?|durchmesser|dm|d(?=[ :=]?[\d.])|(?<=["'\d] ?)d(?= ?(?:x|,|$))`,
    thickness: source`thick(?:ness)?|thk\.?|th|t(?=[ :=]?[\d.])|(?<=["'\d] ?)t(?= ?(?:x|,|$))|dicke|stärke|ep(?:aisseur)?\.?|spessore`,
    width: source`wide|width|wd|w(?=[ :=]?[\d.])|(?<=["'\d] ?)w(?= ?(?:x|,|$))|breit(?:e)?`,
    length: source`long(?:ueur)?\.?|lengths?|lgth|lg\.?|len(?:gte)?|lang|länge|(?<!/)l(?=[ :=]{0,2}\d)|(?<=["'\d] ?)l(?= ?(?:x|,|$))`,
    height: source`high|height|tall|hi|h(?=[ :=]?[\d.])|(?<=["'\d] ?)h(?= ?(?:x|,|$))|höhe|hoch|face`,
  },
  unit: {
    in: source`"|''|inch(?:es)?|in\.?|zoll`,
    ft: source`'|feet|foot(?:ers?)?|ft\.?`,
    mm: source`mm\.?|millimet(?:er|re)s?`,
    cm: source`cm`,
    m: source`met(?:er|re)s?|mtrs?\.?|m`,
    ga: source`ga\.?|gau?ge`,
    thou: source`thou`,
    lb: source`lbs?\.?|pounds?|#`,
    kg: source`kgs?\.?|kilos?|kilograms?`,
    lin: source`(?:linear|lin\.?) ?(?:feet|foot|ft)|lft|lf`,
    linm: source`lfm|(?:linear|lin\.?) ?m(?:eters?)?`,
  },
  gauge: source`\d{1,2} ?bwg|bwg ?\d{1,2}`,
  quantity: source`
    (?:(?:qty|quantity|price) breaks?|breaks?|price (?:at|for)|quantities|qtys|qty|qnty|quantity|quan|q'ty|qte|cant(?:idad)?|menge|anzahl|stückzahl|(?<!\d ?)(?:pcs|pieces|ea)(?=[:=]| \d{1,3} *$)|q(?= ?[=:])|need(?= (?:\d{1,4}|two|three|four|five|six)[ .]*(?:$|[,;-])))
    \.?(?: ?(?:req'?d|required|of|needed|ordered))?[.:=#]{0,2}
  `,
  multiple: {
    '12': source`dozens?|doz\.?|dz`,
    '2': source`pairs?`,
    '144': source`gross(?! w)`,
    '100': source`hundred(?= (?:pieces|pcs))`,
  },
  total: source`(?:in )?total|tot\.?|overall|gesamt`,
  // "1/3/5", "5, 10 and 20": from the fewest to the most, behind a word for a quantity or before one for pieces.
  breaks: source`\d{1,5}(?:(?: ?/ ?|, ?| ?& | and |,? or )\d{1,5}(?![\d."'])){1,6}(?! ?(?:x|["'\d]|(?:kgs?|lbs?|mm?|ft|in|feet|meters?)(?!\p{L})))`,
  // A number word beside another one is a part of a number that is not read: "two hundred", "one half".
  numeral: { ...numberWords, part: 'half|quarter' },
  ditto: source`same|ditto|dito|dto\.?|-?do-|as above|wie oben`,
  filler: source`no|order|above|oben|below|do|but|except|aber|asap|rush|min\.?|max\.?|exact`,
  random: source`r/?l|(?:double |single )?random(?: lengths?| lgs?)?|[ds]?rl`,
  schedule: source`sch(?:ed(?:ule)?)?\.?[ -]?(?:\d{1,3}s?|std|xx?[sh])(?: wall)?`,
  nominal: {
    after: source`nb|nps|nominal(?: bore| pipe size| size)?`,
    dn: source`dn ?(?=\d)`,
  },
  due: source`
    (?:(?:(?:need(?:ed|s)?|required|req'?d?|reqd|due|deliver(?:y|ed)?|dlvy|ship(?:ped)?|dock|wanted?|eta|in ?-?house|del|termin|liefertermin|lieferung)[ .:=-]{0,3})?
    (?:it |them |these |this )?(?:(?:by|before|due|date|on|bis|nlt|not? later than|dock|until|eta)[ .:=-]{0,3}){1,3}
    |(?:termin|liefertermin|ship|need(?:ed)?|req'?d|due|del|dock)[ .:=-]{0,3})
    (?:the )?(?=\d{1,2}[/.-]\d|20\d\d|\d{1,2}(?:st|nd|rd|th|\.)?[ -]?(?:of )?${month}|${month})
  `,
  cross: source`x(?=ø)|x|\*|by`,
  at: source`@`,
  to: source`to|thru|through|up to|bis zu`,
  and: source`\+|&|and|und|plus`,
  or: source`or|oder`,
  separator: source`\0|[,;|\t/]| - | – |//|-(?=[ \0])`,
  open: source`[(\[]`,
  close: source`[)\]]`,
  // What no field holds from here on: it stays unread, and none of its numbers is a size, a quantity or a grade.
  contact: source`[\w.+-]{1,64}@[\w.-]{1,64}\.[a-z]{2,10}|(?:https?:\/\/|www\.)\S{1,200}|(?:\+\d{1,3} ?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`,
  reference: source`
    (?<!\d )(?:rfq|heat|ht(?= ?#)|p\.?o|w\.?o|job|ref|dwg|drawing|p/?n|part ?(?:no|number|#)?|cage|lot(?= ?(?:#|no))|stock(?= ?(?:#|no|num))|unit(?= \d{1,4}(?: *$|,))|tel|phone|fax|cell|mobile|suite|zip|box|option|item|line|pos|position|ln|req(?= \d{5})|agreement)
    (?: ?(?:no|nr|num|number|ref)(?!\p{L}))?[.:#]{0,2} ?#?(?=[\w-]{0,20}\d)(?!${number} ?(?:["'x]|(?:pcs?|pieces?|ea|each|off|in|ft|mm|m|lbs?|kgs?|ga|gauge|od|id|dia|af|rd|round)(?!\p{L})))[\w./-]{1,24}
    |(?:p/?n|part (?:no|number|#))[.:]{0,2} ?[\w./-]{2,24}
    |(?<![\d.,])\d{7,20}(?!\d|[.,]\d)
    |(?<=^[ \0>#(*-]{0,4})0\d{1,5}(?=[ :)\0]|- )(?! ?x)
  `,
  unlistedSpec: source`
    (?:sae )?(?:ams-std|mil-std|ams|astm|asme|mil|qq|iso|din|nace|as|bms|dms|gm|pwa|ge|bac|amsstd|milstd|aws)[ -]{1,2}(?:[a-z]{1,4}[ -]?)?\d{2,6}(?:[./-]\d{1,4}){0,2}[a-z]?
    |(?:ams|astm|asme|pwa|bms|dms|nace)(?:[a-z]{1,2}-?)?\d{2,6}[a-z]?|(?:din )?en[ -]?\d{3,6}(?:-\d{1,2})?(?!\d)|b50\w{1,6}
    |s?[ab]-?\d{2,3}(?![\d.])
  `,
  unlistedAlloy: source`
    (?:inconel|incoloy|hastelloy|haynes|monel|nimonic|rene|udimet|stellite|nitronic|carpenter|custom|vascomax|ferralium|invar)[ -]{1,2}[a-z]?-?\d{1,4}[a-z]?(?![.,/"'-]?\d| ?(?:x|mm|in|ft|pcs?|pieces?|ea|off|lbs?|kg|dia)(?!\p{L}))
    |(?<!(?:qty|length|lg|long|(?<!\p{L})x|@|no\.?|[-./\d]) ?)(?:ss|aisi|sus)?(?:1100|20[12]4|2219|3003|5052|5083|606[13]|6082|7050|7075|7175|7475|1018|1020|1045|1117|1137|114[14]|12l14|1215|4150|4320|4820|8630|2205|2507|904l|20[12]|30[1235]s?|309s?|310s?|317l?|416r|420f?|430f?|446)
    (?:[ -]{0,2}(?:t\d{1,5}|h\d{2,3}|o)(?![\w]))?(?![\d,-]| ?(?:x|\*|mm|cm|"|'|in|ft|pcs?|pieces|ea|off|lbs?|kg|m|feet|/)(?!\p{L})|\.\d)
    |c\d{3}(?:\d\d)?(?! ?x|\d)|er[a-z]{2,8}-\d{1,2}[a-z]?|(?:[ados][1-7]|h1[0-9]|m[24]|d2)(?=,? (?:tool|flat|rd|bar|plate|round|steel|ground))
    |(?:1\.[04-8]|2\.4|3\.[37])\d{3}(?:\.\d)?(?!\d| ?(?:"|'|mm|in|dia|od|id|ø|thk|thick|wall|wide|long|lg|±|\+)(?!\p{L}))(?! ?[x*](?! ?\d{3}))
    |(?:x?\d{1,3})?(?:cr|ni|mn|si|mo|ti|al)(?:cr|ni|mn|si|mo|v|ti|al|mg|sn|zr|cu|nb){0,4}[\d-]{1,9}
  `,
  otherMaterial: source`(?:alumini?um|alum|brass|bronze|copper|(?:tool|carbon|mild) steel|cs|zirconium|tantalum|niobium|molybdenum|tungsten|delrin|peek|nylon)|(?:(?:inconel|inco|alloy|in) ?)?718 ?-?plus(?! ?\d)`,
  otherGrade: source`(?:gr(?:ade)?|cl(?:ass)?)\.? ?[a-z]?-?\d{1,3}[a-z]?(?!["'./])`,
  revision: source`rev(?:ision)?\.? ?[a-z\d]{1,2}|(?:class|cl|grp|group|amdt)\.? ?(?:a{1,3}|[a-z]?\d{0,2})(?!["'./])`,
  tolerance: source`
    (?!\+ ?3\.[12](?!\d))(?:\+ ?/? ?-|±) ?(?:\d{0,3}[.,])?\d{1,4}(?:/\d{1,2})? ?${unitOfSize}?
    |(?!\+ ?3\.[12](?!\d))(?:\+ ?\d{0,3}[.,]\d{1,4}|\+ ?0|\+ ?\d{1,2}/\d{1,2}) ?${unitOfSize}?(?: ?[/,]? ?- ?(?:\d{0,3}[.,])?\d{1,4}(?:/\d{1,2})? ?${unitOfSize}?)?
    |(?<=\d ?|\0 ?)- ?\.?0(?:\.0*)?(?= |$|,)|-\.\d{2,4}(?=[ ,]|$)
    |tol(?:erance)?s?[.:]? ?[^\s,;]{1,16}|(?:h|js|k|f|g|m)(?:[5-9]|1[0-4])(?!["'/\d]|[.,]\d| ?(?:mm|in|ft))|h[5-9]{1,2} tol\.?
  `,
  hardness: source`(?:hrc|rc|hrb|hbw?|bhn|ksi|psi|mpa) ?\d{1,4}(?: ?(?:-|to) ?\d{1,4})?|\d{1,4}(?: ?(?:-|to) ?\d{1,4})? ?(?:hrc|rc|hrb|hbw?|bhn|ksi|psi|mpa|rms|ra)|\d{2,4} ?(?:°|deg(?:rees)?\.?) ?[fc]?`,
  finish: source`(?:#|no\.?) ?[1-8]b?(?= ?(?:finish|polish|mill))(?: ?(?:finish|polish))?|(?<=(?:\d|ss|[lh]) )(?:#|no\.) ?[1-8](?![\d/.])(?! ?(?:pcs|ea))|2[bdr](?: finish)?|ba finish|#[1-8](?=$| \d+ ?ga)`,
  thread: source`(?:1/4-(?:20|28)|5/16-(?:18|24)|3/8-(?:16|24)|7/16-(?:14|20)|1/2-(?:13|20)|9/16-(?:12|18)|5/8-(?:11|18)|3/4-(?:10|16)|7/8-(?:9|14)|1-(?:8|12|14)(?= ?un))(?! ?(?:/|["'.\d]|mm|in\b|ft\b))(?: ?un[cfr]?)?|m\d{1,2} ?x ?[0-3][.,]\d{1,2}(?!\d)`,
  price: source`[$€£] ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:€|£|usd|eur)|usd ?\d[\d.,]{0,12}|\d[\d.]{0,6} ?%`,
  time: source`
    (?:within |in |lead ?time:? )?\d{1,3}(?:-\d{1,3})? (?:days?|weeks?|wks|wk(?! ?\d)|months?)|(?:kw|wk|week|cw)\.? ?\d{1,2}(?:/(?:20)?\d\d)?(?! ?(?:pcs?|pieces?|ea|each|off|x|mm|in|ft|lbs?)(?!\p{L})| ?["'./-])|\d{1,2}:\d\d ?(?:am|pm)?|${month}\.? 20\d\d
    |(?:quot(?:e|es|ation)|bids?|rfq|offers?|pric(?:es?|ing)|reply|respon(?:d|se))(?: (?:is|are|needed|required|req'?d))?[ :]{0,2}(?:due|by|before|until|no later than)[ :]{0,2}(?:date[ :]{1,2})?(?:by |on )?(?:[a-z]{3,9}[.,]? )?\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})(?:[-/., ]{1,2}\d{2,4}(?!\d))?
  `,
  limit: source`
    (?<![\w./])\d{1,3} ?(?:'|ft|m|mtrs?)? ?(?:-|to) ?\d{1,3} ?(?:'(?!')|ft|feet|m(?:trs?|et(?:er|re)s?)?)(?!\p{L})(?!-\d| ?\d{1,2}(?: \d+/\d+)? ?"| (?:in )?(?:total|overall|gesamt))
    |(?<![\d./-])\d{1,2}/(?:[5-9]|[1-4]\d) ?(?:'(?!')|ft\.?|feet)
    |(?:min(?:imum)?|max(?:imum)?)\.?(?: (?:length|lgth|lg|len|buy|order|charge))[ :]{0,2}\d{1,6} ?(?:'|"|ft|in|mm|m|lbs?|kgs?|pcs?|pieces|ea)?
    |mult(?:iple)?s?\.? ?(?:of )?\d{1,3} ?(?:'|"|ft|in|mm|m)?
    |(?:wt|weight|gewicht|weighs?)[.:=~ ]{0,3}(?:(?:approx|ca|is)[. ]{0,2})?\d[\d.,]{0,9} ?(?:lbs?|#|pounds?|kgs?)(?: ?(?:each|ea))?|weight \d[\d.,]{0,9}
    |(?:also|alternat\p{L}*|option\p{L}*|alt):? (?:(?:price|quote|for) ?){0,2}(?:qty )?\d{1,5}(?: ?(?:,|/|and|&) ?\d{1,5})* ?(?:pcs?|pieces|ea)
  `,
  amount: source`\d[\d.,]{0,6} ?(?:tons?|tonnes?|tonnen?|to(?! ?\d))|\d[\d.,]{0,6} ?(?:sq(?:uare)?[. ]{0,2}(?:ft|feet|foot|in|inch(?:es)?|m|met(?:er|re)s?)\.?|sq(?:ft|m)|[mf]t?2(?!\d))|${number} ?-?(?:yards?|yds?|furlongs?|miles?|kilomet(?:er|re)s?|km)`,
  melt: source`(?:(?:vim|var|esr|aod|eaf)[ /+-]{0,3})+(?:melt(?:ed)?)?`,
  part: source`\((?:net|finish(?:ed|es)?|fin\.?|final|part) [^()]{0,60}\)|\(or [^()]{1,60}\)|(?:finish(?:ed)?|final|net) (?:size|dims?|dimensions?|part|dia(?:meter)?)[ :]{0,2}[ø\d][^,;]{0,40}|holes?[ :]{0,2}\d[\d/.]{0,6}|grain (?:direction|dir|with|along|parallel|flow)[^,;]{0,30}|(?:(?:sheet|sht|sh|page|pg|pc) )?\d{1,3} of \d{1,3}(?! ?["'./x-]\d| ?(?:x|"|mm|in)(?!\p{L}))`,
  glue: source`
    (?:please|pls|plz|kindly|quote|price|pricing|we|i|need|needs|require|requires|request|looking|want|for|of|in|on|at|to|the|a|an|with|w/|per|from|is|are|as|material|mat'?l|matl|alloys?|grade|gr|type|specs?|specification
    |sizes?|sized?|forms?|shape|cond|condition|temper|uns|aisi|sae|asme|astm|ams|w\.?-?nr|wnr|werkstoff|din|en|bs|jis|steel|ss|cres|super ?alloy|stock|cut|also|hi|mit|je|aus|für|bitte|qty|required|certs?(?= of)|mill|desc|dims?|seamless|smls)[:.]?
  `,
} satisfies Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a token of a row is: a word of the lexicon, a number, a name of the catalog, a date, price breaks, or unknown. */
export type Kind = keyof typeof lexicon | 'number' | 'name' | 'date' | 'code' | 'word';

/** The kinds of tokens that join others or have no meaning of their own: they are not shown as unread. */
export const silentKinds: ReadonlySet<Kind> = new Set<Kind>([
  'glue',
  'separator',
  'open',
  'close',
  'cross',
  'and',
  'quantity',
  'due',
  'label',
  'count',
  'at',
  'to',
]);
