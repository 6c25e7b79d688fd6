/**
 * The commonest words of English that say nothing of a plant. None is corrected, and none is looked for in a
 * text; where one means a fact or belongs to a longer name, it is read so. Words that describe are not among them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  ate bare chapel church feeds fried mess messes messy no pastor patch plow plows secretary weeding youth
  a able about above absolutely accept accepted accepting accepts according acre acres across actual actually add added adding
  adds admit admits admitted admitting adorable adult adults afford afforded affording affords afraid after afternoon again
  against ago agree agreed agreeing agrees ahead aint all allentown allow allowed allowing allows almost along already alright
  also although always am amazing america among amount an and angry announce announced announces announcing another answer
  answered answering answers any anybody anymore anyone anything anytime anyway anywhere apart apartment appear appeared
  appearing appears applied applies apply applying appreciate appreciated appreciates appreciating are area areas aren arent
  argue argued argues arguing around attract attracted attracting attracts arrange arranged arranges arranging arrive arrived arrives arriving as ask asked asking
  asks at attend attended attending attends attic attractive aunt aunts available average avoid avoided avoiding avoids away
  awesome back backward backyard bake baked bakes baking barn basement basically bathe bathed bathes bathing be bear bears
  beautiful because become becomes becoming bed bedroom beds been before beg began begged begging begin beginning begins begs
  begun behind being believe believed believes believing belong belonged belonging belongs below bench beneath bes beside
  besides best better between beyond bike bit bloom blooming blooms blossom blossoms boat book books border borders bored boring
  borrow borrowed borrowing borrows boss both bother bothered bothering bothers bought boy boyfriend boys break breaking breaks
  breathe breathed breathes breathing bring bringing brings broke broken brother brothers brought browse browsed browses
  browsing btw build building builds built bush bushes busy but buy buying buys by call called calling calls came can cannot
  cant car care cared cares caring carried carries carry carrying cars case catalog catalogue catch catches catching caught
  celebrate celebrated celebrates celebrating century certain certainly chair chairs chance change changed changes changing
  charming chat chats chatted chatting check checked checking checks cheer cheered cheering cheers chimney choice choices choose
  chooses choosing chose chosen cities city clean cleaned cleaning cleans clearly close closes collect collected collecting
  collects color colored colors colour come comes coming companion companions compare compared compares comparing complain
  complained complaining complains completely complicated computer concern concerned concerning concerns condo confuse confused
  confuses confusing connect connected connecting connects consider considered considering considers contact contacted
  contacting contacts contain contained containing contains continue convent continued continues continuing corner correct couch could
  couldn couldnt count counted counting country counts county couple couples cousin cousins cover covered covering covers
  coworker coworkers crazy create created creates creating cried cries cry crying curious current currently cute dad daddy dads
  dance danced dances dancing dare dared dares daring date dated dates dating daughter daughters day days de deal dealing deals
  dealt dear death decade decent decide decided decides deciding deck decorate decorated decorates decorating definitely
  delightful depend depended depending depends describe described describes describing deserve deserved deserves deserving
  destroy destroyed destroying destroys did didn didnt die died dies different difficult dig digging digs dines discover
  discovered discovering discovers discuss discussed discusses discussing dislike disliked dislikes disliking do does doesn
  doesnt doing dollar dollars don done dont door doors down dr drag dragged dragging drags dream dreamed dreaming dreams drive
  driven drives driveway driving drove dug dumb dumpster during dying each earn earned earning earns eat eating eats either
  elderly elegant else empty end ended ending ends enjoy enjoyed enjoying enjoys enough enter entered entering enters entrance entire
  entirely erie especially etc even evening evenings eventually ever every everybody everyone everything everywhere exactly
  example except excite excited excites exciting exist existed existing exists expect expected expecting expects explain
  explained explaining explains explore explored explores exploring extra extremely fabulous face faced faces facing fact fail
  failed failing fails fairly falling fallen falls families family fancy fantastic far farm farmhouse father fathers favorite favourite feast feasts
  feel feeling feels felt fence few fiance fiancee fifth fight fighting fights figure figured figures figuring fill filled
  filling fills finally find finding finds fine finish finished finishes finishing fit fits fix fixed fixes fixing floor flower
  flowering flowers foliage folks food for forgave forget forgets forgetting forgive forgives forgiving forgot forgotten former
  forward fought found fourth fr frankly friend friendly friends frighten frightened frightening frightens from front frontyard
  fully future fyi garage garbage garden gardens gate gave generally get gets getting gift gifts girl girlfriend girls give
  gives giving glad go godchild goddaughter godfather godmother godson goes going gone gonna good gorgeous got gotta grandfather
  grandfathers grandma grandmas grandmother grandmothers grandpa grandparent grandparents grandpas granny graze grazes grazing
  great greetings grow growing grows guess guessed guesses guessing guest guy guys had hadnt haha handle handled handles
  handling happen happened happening happens happy hardly hardy harrisburg has hasnt hate hated hates hating have havent having
  he hear heard hearing hears hed held hello help helped helping helps hence her here heres herself hey hi highly himself hire
  hired hires his hit hits hitting hold holding holds holiday holidays home homes honestly hope hoped hopefully hopes hoping
  host hosts hour house houses how however hows hug hugged hugging hugs hurried hurries hurry hurrying husband husbands i id
  idea ideas if ill im imagine imagined imagines imagining imo important impossible impress impressed impresses impressing
  improve improved improves improving in include included includes including inherit inherited inheriting inherits inside
  inspire inspired inspires inspiring instead intend intended intending intends interesting internet into invite invited invites
  inviting is isn isnt issue issues it itll its itself ive jealous join joined joining joins jump jumped jumping jumps just keep
  keeping keeps kept kick kicked kicking kicks kill killed killing kills kind kinda kinds kitchen kneel kneeled kneeling kneels
  knew know knowing known knows lack lacked lacking lacks laid lamppost lancaster larval last lasted lasting lasts lately later
  laugh laughed laughing laughs law lay laying lays lazy lead leading leads leaf learn learned learning learns leave leaves
  leaving led left lend lending lends let lets letter letting lie lied lies life like liked likes liking link linked linking
  links list listed listen listened listening listens listing lists literally live lives living lmao load loaded loading loads
  local lol long look looked looking looks lose loses losing lost lot lots love loved lovely loves loving luck lying maam made
  magazine mailbox main maintain make makes making mama man manage managed manages managing many mark marked marking marks
  married marries marry marrying matter mattered mattering matters maybe me mean meaning means meant meantime meanwhile meet
  meeting meets men mention mentioned mentioning mentions met midnight might mind minded minding minds minus minute minutes miss
  missed misses missing mix mixed mixes mixing modern mom moment mommy moms money month months more most mostly mother mothers
  move moved moves moving mow mowing mown mows mr mrs ms much must my myself name named names naming nana near nearly necessary
  need needed needing needs neighbor neighborhood neighbors neighbour neighbours neither nephew nephews nervous never new news
  next nice niece nieces night nights nobody none noon nope normal normally not nothing notice noticed notices noticing now
  nowadays nowhere number numbers obviously of off offer offered offering offers office often ok okay old omg on once one ones
  online only onto or ordered ordinary other others otherwise ought our ourselves out outdoor outdoors outside over owe owed owes owing own pa
  pack packed packing packs page paid paint painting paints papa parent parents park parked parks part particularly parties
  party pass passed passes passing pay paying pays pennsylvania per perfect perhaps person philadelphia photo photos pick picked
  picking picks picture pictures pittsburgh place placed places placing plan planned planning plans plant planted planting
  plantings plants play played playing plays please plot plots plus pm point pool porch possible possibly post posted posting
  posts practically pray prayed praying prays prefer preferred preferring prefers prepare prepared prepares preparing present
  presents press pressed presses pressing pretty previous probably problem problems project projects promised promises promising
  proper property protect protected protecting protects proud provide provided provides providing public pull pulled pulling
  pulls push pushed pushes pushing put puts putted putting question questions quite raise raised raises raising ran rarely
  rather reach reached reaches reaching read reading reads ready realize realized realizes realizing really reason reasoned
  reasoning reasons receive received receives receiving recent recently recommend recommended recommending recommends rectory regarding
  regret regrets regretted regretting relative relatives relax relaxed relaxes relaxing remain remained remaining remains
  remember remembered remembering remembers remind reminded reminding reminds remodel remodeled remodeling remodels remove
  removed removes removing renovate renovated renovates renovating rent rented renting rents repeat repeated repeating repeats
  replace replaced replaces replacing replied replies reply replying require required requires requiring resistant rest rested
  resting rests retire retired retires retiring return returned returning returns rev ride rides riding right rip ripped ripping
  rips rise rises rising road roads rode roll rolled rolling rolls roof room root roots round ruin ruined ruining ruins run running runs
  rush rushed rushes rushing sad said sale same sandbox sang sat save saved saves saving saw say saying says scared school
  schools scranton search searched searches searching second see seeing seem seemed seeming seems seen sees seldom select
  selected selecting selects sell selling sells send sending sends senior sense sent seriously serve served serves serving set
  sets setting settle settled settles settling several shall share shared shares sharing she shed should shouldn shouldnt shout
  shouted shouting shouts show showing shown shows side silly simply since sing singing sings sir sister sisters sit site sits
  sitting sleep sleeping sleeps slept slightly slip slipped slipping slips smile smiled smiles smiling so soil sold solemnity
  some somebody someday somehow someone something sometimes somewhat somewhere son sons soon sorry sort sorta sorted sorting
  sorts sound sounded sounding sounds space spaces spare speak speaking speaks special specifically spend spending spends spent
  spoke spot spots sr stairs stand stands stare stared stares staring start started starting starts state states stay stayed
  staying stays steal stealing steals step stepfather stepmother stepped stepping steps stick sticking sticks still stop stopped
  stopping stops stored stories storing story street struggle struggled struggles struggling stuck studied studies study
  studying stuff stunning stupid succeed succeeded succeeding succeeds such suddenly suggest suggested suggesting suggestion
  suggestions suggests suit suitable suited suits super supper suppose supposed supposedly supposes supposing sure surely
  surprised surprises surprising surround surrounded surrounding surrounds survive survived survives surviving swim swimming
  swims swing switch switched switches switching table take taken takes taking talked taught teach teacher teachers teaches
  teaching teen teenager teenagers teens tell telling tells terrific than thank thanked thanking thanks that thats the their
  them themselves then there therefore theres these they theyd theyll theyre theyve thing things think thinking thinks third
  those though thought threw thrive thrives through throw throwing thrown throws thus tie tied ties till time times tire tired
  tires tiring to today together told tolerant tolerates tomorrow tonight too totally touch touched touches touching toward
  towards town townhouse towns trampoline trash travel traveled traveling travels treat treated treating treats tried tries trip
  tripped tripping trips trouble truck trucks truly trust trusted trusting trusts try trying turn turned turning turns tv twice
  tying type types typical typically ugh uncle uncles under understand understanding understands understood unless until up
  update updated updates updating upgrade upgraded upgrades upgrading upon us usa use used uses using usual usually vacation
  value varieties variety very via video village wait waited waiting waits walk walked walking walks walkway wall wanna want
  wanted wanting wants warn warned warning warns was wash washed washes washing wasn wasnt waste wasted wastes wasting watch
  watched watches watching way ways we wear wearing wears website week weekend weekends weeks welcome welcomed welcomes
  welcoming well went were weren werent weve what whatever whats when whenever where wheres wherever whether which whichever
  while who whoever whole whom whos whose why widow widower wife wifes will win window windows winning wins wish wished wishes
  wishing with within without woke woman women won wonder wondered wonderful wondering wonders wont word words wore work worked
  working works world worried worries worry worrying would wouldn wouldnt wrap wrapped wrapping wraps write writes writing
  written wrong wrote x yard yeah year years yell yelled yelling yells yep yes yesterday yet york you youd youll young your
  youre yourself youve zero
  `
    .trim()
    .split(/\s+/),
);
