/** A post that a new site starts with. */
export interface SeedPost {
  title: string;
  slug: string;
  excerpt: string;
  /** Line-by-line markup: "## " headings, *highlighted quotations*, paragraphs, empty lines. */
  content: string;
  author: string;
  featuredImage: string;
  tags: readonly string[];
  /** `publishedAt` is this many months before the first start; halves and quarters count. */
  monthsBeforeStart: number;
}

const lines = (...parts: readonly string[]): string => parts.join("\n\n");

/** Six posts on the garden year in Pennsylvania, oldest first. */
export const seedPosts: readonly SeedPost[] = [
  {
    title: "What Your Soil Wants in Spring",
    slug: "what-your-soil-wants-in-spring",
    excerpt:
      "Before you turn a single spadeful, let the ground tell you whether it is ready and what it lacks.",
    content: lines(
      "The first warm Saturday in March sends half of Pennsylvania outdoors with a spade. It is usually the wrong day. Soil that is dug wet packs tight, and the clods it dries into can last all summer. A week of patience does more good than a truckload of compost.",
      "## Squeeze a handful",
      "Take soil from spade depth and squeeze it into a ball. Press the ball with your thumb. If it crumbles, you may dig. If it keeps its shape, wait a few days and try again. Until then stay on the paths, or stand on a board, because a wet bed is easily packed by your own weight.",
      "## Send for a soil test",
      "You cannot see acidity or hunger by looking. Penn State Extension offices supply soil test kits. Take a dozen small samples from different parts of the bed, from the surface down to about six inches. Mix them in a clean plastic bucket and send in what the kit asks for. The report gives you the pH and the main nutrients, and says how much lime or fertilizer to add, if any.",
      "Most vegetables, perennials and lawns do well between pH 6.0 and 7.0. Much of our ground is naturally more acid than that, yet the limestone valleys can be close to neutral, so your neighbor’s advice about lime may be wrong two roads over. Blueberries, azaleas and rhododendrons want acid soil, around 4.5 to 5.5, and should never be limed out of habit. Lime works over months, so if the report calls for it, spread it as soon as the ground can be worked.",
      "## Add compost, then stop",
      "An inch of finished compost each spring is plenty. Fork it into the top few inches of a vegetable plot, or leave it on the surface around perennials and let the worms carry it down. A new bed can take two or three inches in its first year. More is not kinder. Compost and manure laid on heavily year after year load the soil with phosphorus that plants cannot use, and rain carries it to the creek. Keep fresh manure off the vegetable bed in spring altogether; compost it first.",
      "*Good ground is made the way a good name is made: slowly, and often by what you leave undone.*",
      "## Disturb it less",
      "Tilling wakes buried weed seed and breaks up the crumbs that roots and worms spent a year building. After the first season, try opening the soil only where you plant. Cover the rest with two or three inches of shredded leaves, once the ground has warmed in May, and keep the mulch clear of stems.",
      "Then plant. Peas, spinach and onion sets can go in as soon as the soil passes the squeeze test, often in late March or April. Tomatoes and basil should wait for settled warm nights, which for most of the state means the second half of May.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/soil-in-spring.svg",
    tags: ["Soil", "Spring", "Vegetables"],
    monthsBeforeStart: 8,
  },
  {
    title: "Planning a Mary Garden",
    slug: "planning-a-mary-garden",
    excerpt:
      "It can be a whole yard or one pot by the back step. How to plan a garden for Our Lady that blooms from April to October.",
    content: lines(
      "A Mary garden is planted in honor of Our Lady, usually around a statue, with flowers that carry her names. Country people who had no books named the plants at their feet for her: the marigold was Mary’s gold, and lady’s mantle was her cloak. The first public Mary garden in this country was planted in 1932 at St. Joseph’s Church in Woods Hole, Massachusetts. Pennsylvania has a share in the story too. In 1951 two laymen, John Stokes and Edward McTague, founded Mary’s Gardens in Philadelphia to recover the old names and put seed into people’s hands.",
      "*My sister, my spouse, is a garden enclosed, a garden enclosed, a fountain sealed up. (Song of Solomon 4:12)*",
      "Medieval painters read that verse of Our Lady and set her within garden walls. So begin with the enclosure.",
      "## Choose the place before the plants",
      "Give the statue a back: a hedge, a fence, the corner of the house. Put it where your eye already goes, such as the view from the kitchen sink. Then watch the light for a day. Six hours or more of direct sun is full sun, which roses and lilies need. Less is no obstacle, for several of her flowers prefer shade. Leave room for a bench. A garden with nowhere to sit is seldom prayed in.",
      "## For sun",
      "The Litany of Loreto calls her Mystical Rose, so a rose comes first. We grow none: a rose grower has disease-resistant shrub roses, which want moving air. Madonna lilies are planted in late summer with only an inch of soil over the bulb. Iris, for its blades, was called the sword of sorrow that Simeon foretold; set bearded iris with the top of the rhizome just showing. Lavender wants sharp drainage. Fill the front with marigolds once frost is past.",
      "## For shade",
      "Lady’s mantle holds the rain in its pleated leaves. Columbine, from the Latin for dove, seeds itself about, and our native red one feeds hummingbirds. The pale spots on lungwort were said to be drops of Our Lady’s milk. Violets you may have already.",
      "## A caution",
      "Foxglove, once Our Lady’s gloves, and lily-of-the-valley, her tears, are poisonous in every part. Plant neither where small children play. Every true lily is deadly to cats.",
      "## Three columns on paper",
      "Rule a page into spring, summer and fall, and see that each has something in bloom within sight of the statue: columbine and violets for May, her month; roses and lilies for June and July; marigolds until frost, through October and its rosaries.",
      "Plant perennials in spring or early September, no deeper than they stood in the pot, and water them every week without rain for the first year. When the last one is in, ask your priest to come and bless the garden.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/mary-garden.svg",
    tags: ["Mary Gardens", "Garden Design", "Perennials"],
    monthsBeforeStart: 6.5,
  },
  {
    title: "Feeding Pollinators from March to October",
    slug: "feeding-pollinators-from-march-to-october",
    excerpt:
      "Pennsylvania has more than four hundred kinds of wild bee. They need flowers in every month, somewhere to nest and a little less tidying.",
    content: lines(
      "More than four hundred kinds of bee live wild in Pennsylvania. Most make no honey and keep no hive. Many fly for only a few weeks of the year, and each needs flowers open during its own few weeks. A yard that is glorious in June and bare in April and September leaves most of them hungry.",
      "*The bee is small among flying things, but her fruit hath the chiefest sweetness. (Ecclesiasticus 11:3)*",
      "## Something in bloom every month",
      "Early spring is the leanest time, and trees do most of the feeding. Red maple and pussy willow bloom in March and April, then serviceberry and redbud. Under them plant Virginia bluebells and wild geranium.",
      "In June, foxglove beardtongue draws bumblebees into its white bells. July belongs to mountain mint, bee balm, purple coneflower and butterfly weed. If you add only one plant this year, make it mountain mint: it hums from morning to dusk, and deer leave it alone. It spreads, so give it room.",
      "Late summer and fall matter more than most gardeners think. Young bumblebee queens must fatten before they sleep, and monarchs must fuel the flight to Mexico. Joe-Pye weed, goldenrods and asters will carry them into October. Goldenrod does not cause hay fever; ragweed, which blooms at the same time and hides its flowers, is the culprit.",
      "## Plant in drifts, and plant simply",
      "A bee works best when it can go from one flower to the next of the same kind. Put three, five or seven of a plant together rather than one of everything. Choose single flowers, since the heavy doubles often have little pollen, or hide it where no bee can reach. Favor plants native to our region, which our bees and butterflies know. Remember the caterpillars as well: a monarch butterfly will drink from many flowers, but her young can eat only milkweed.",
      "## Leave them somewhere to live",
      "About seven in ten of our wild bees nest in the ground, so leave a sunny patch unmulched. Others nest in hollow and pithy stems. Leave your perennials standing through winter. In spring cut them back to stubs between one and two feet tall, and let the new growth hide them. Leaves raked under the shrubs shelter bumblebee queens and the chrysalises of butterflies.",
      "## Put the spray away",
      "Never spray an insecticide on a plant in bloom, not even an organic one. Systemic products last longest and reach the pollen and nectar. Before you treat anything, find out what is eating the plant and whether the plant will recover by itself. Usually it will. A few holes in a leaf are the sign of a garden that feeds somebody.",
      "Begin with three plants: one for April, one for July and one for September. Next year, find the month that is still empty, and fill it.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/pollinators.svg",
    tags: ["Pollinators", "Native Plants", "Perennials"],
    monthsBeforeStart: 4.5,
  },
  {
    title: "Native Trees for Small Yards",
    slug: "native-trees-for-small-yards",
    excerpt:
      "Five Pennsylvania trees that fit a town lot, feed the birds and are worth looking at in every season.",
    content: lines(
      "A tree that outgrows its place is a sorrow twice, once when it is butchered for the wires and once when it is felled. Choose by its full-grown size, and even a narrow lot can hold a good one. These five are native to Pennsylvania and seldom pass thirty feet in a yard.",
      "*And he shall be like a tree which is planted near the running waters, which shall bring forth its fruit, in due season. (Psalm 1:3)*",
      "## Five to know",
      "Eastern redbud flowers in April, before its leaves, rose-purple along the bare branches and even on the trunk. It takes sun or part shade in soil that drains. In the northern counties, look for stock grown from hardy northern seed.",
      "Serviceberry gives white flowers in April, berries in June that you must pick before the waxwings do, and orange leaves in fall. It grows in sun or light shade.",
      "Flowering dogwood belongs at the wood’s edge. Morning sun, good air movement and a mulched, moist root run keep it healthy. In hot, dry lawn it struggles.",
      "American hornbeam, also called musclewood for its sinewy gray trunk, is the tree for shade and damp ground. It grows slowly, and asks for very little.",
      "Sweetbay magnolia comes from the wet ground of our southeastern counties. Its creamy flowers open in June and smell of lemon. Give it a sheltered place if you garden in the north or the mountains.",
      "One tree to leave out is Callery pear, often sold as Bradford. It splits in storms and seeds itself into fields and woods, and Pennsylvania no longer allows its sale.",
      "## Plant it high and wide",
      "Call 811 at least three business days before you dig. Make the hole two or three times as wide as the root ball, and no deeper. Find the root flare, where the trunk widens at its base, and set it level with the ground or an inch above. Many trees are sold with the flare buried, so scrape away soil until you see it.",
      "Cut any roots that circle the ball. Take off all twine, and as much wire and burlap as you can reach. Fill with the soil you dug out, without peat or fertilizer, and water it well. Spread two or three inches of mulch in a wide ring that does not touch the bark. Mulch heaped against the trunk invites rot and voles.",
      "## The first two years",
      "Water is what young trees most often die for want of. Once a week without good rain, let ten gallons soak in slowly, until the leaves drop. Stake only a tree that cannot stand, and take the stakes away within a year. Put a guard around the trunk before September, when the bucks begin to rub.",
      "Spring is a safe time to plant all five. Early fall suits most trees grown in containers, since roots go on growing in warm soil, but magnolias and dogwoods settle better in spring.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/native-trees.svg",
    tags: ["Trees", "Native Plants", "Planting"],
    monthsBeforeStart: 2.75,
  },
  {
    title: "Planting Bulbs in Fall",
    slug: "planting-bulbs-in-fall",
    excerpt:
      "A bulb goes into cold ground with next spring’s flower already folded inside. When, how deep, and what the squirrels will leave you.",
    content: lines(
      "Cut a good tulip bulb in half in October and you will find the flower already there, pale and small, folded inside its leaves. All it needs from you is a hole of the right depth. All it needs after that is winter.",
      "*Amen, amen I say to you, unless the grain of wheat falling into the ground die, itself remaineth alone. But if it die, it bringeth forth much fruit. (John 12:24-25)*",
      "## When",
      "Wait until the soil has cooled below about 60 degrees, which in Pennsylvania is usually from early October in the north and the mountains to early November around Philadelphia. Bulbs planted in warm soil may sprout or rot. Daffodils like to go in first, since they root early. Tulips can wait until Thanksgiving if the ground is still open. A bulb left in the garage until spring is lost, so if you are late, plant anyway.",
      "## Where and how deep",
      "Bulbs forgive poor soil more readily than wet soil. Choose ground where water never stands, in sun, or under trees that come into leaf late and let in the April light.",
      "Plant two to three times as deep as the bulb is tall, pointed end up. For daffodils and tulips, that puts the base of the bulb six to eight inches down. Crocuses and snowdrops go three or four. Space the large ones about six inches apart and the small ones two or three. Loosen the soil below, set the bulbs, fill, and water once. They look best in clumps of a dozen, as if they had been there for years.",
      "New bulbs carry their own provisions, so they need no feeding at planting. An inch of compost over the bed is enough.",
      "## What gets eaten",
      "Tulips and crocuses are dinner for deer, squirrels and voles. Daffodils, snowdrops and alliums are left alone, the daffodils because they are poisonous; keep the bulbs away from children and dogs. Where you must have tulips, lay chicken wire over the planted bed just below the surface, and clean up the papery skins that tell squirrels where to dig. The shoots will come up through the mesh.",
      "## After they bloom",
      "Snap off the spent flowers, but leave the leaves until they yellow and pull away easily, six weeks or more. They are making next year’s flower. Do not braid them or mow them. Plant the bulbs among daylilies or hardy geraniums, whose new leaves hide the old ones.",
      "Daffodils and snowdrops will outlive the gardener. Most large tulips dwindle after a year or two, so count them as a treat, or try the Darwin hybrids and the small wild species, which last longer.",
      "November is the month of the Holy Souls. If you have a grave to tend, ask whether the cemetery allows bulbs, and plant snowdrops there. They will flower in the cold, around Candlemas or soon after, when few people come.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/bulbs-in-fall.svg",
    tags: ["Bulbs", "Fall", "Planting"],
    monthsBeforeStart: 1.5,
  },
  {
    title: "Winter Rest: What to Prune, What to Protect",
    slug: "winter-rest-what-to-prune-what-to-protect",
    excerpt:
      "Most of the winter’s work is keeping your hands in your pockets. Here is the part that is not.",
    content: lines(
      "The garden is not dead in January. It is resting, and most of what it needs from you is to be let alone. A few things it does need, and a few mistakes are easily made with cold hands and a new pair of loppers.",
      "*Who giveth snow like wool: scattereth mists like ashes. (Psalm 147:16)*",
      "## Before the ground freezes",
      "Evergreens go on losing water through their needles and leaves all winter, and cannot replace it from frozen soil. If the fall is dry, water rhododendrons, boxwood, holly and anything planted this year, deeply, until the ground freezes.",
      "Circle young trunks with half-inch hardware cloth, sunk an inch or two into the soil and standing well above the snow you expect, since rabbits will walk up on a drift to reach the bark. Pull the mulch back from the trunk so that voles have no cover.",
      "Screen broadleaf evergreens from wind and road salt with burlap on stakes, not plastic, which cooks them on sunny days.",
      "## After it freezes",
      "Mulch over perennials is meant to keep the ground frozen, not warm. Freezing and thawing heave shallow roots out of the soil. Lay on loose leaves or cut evergreen boughs once the surface is hard. Your Christmas tree, cut up, will serve. Mound eight to ten inches of soil over the base of grafted roses, and take it away in early spring.",
      "Brush heavy snow off shrubs with upward strokes. Leave ice alone; branches snap when you try to free them. Use sand rather than salt on walks beside plantings.",
      "## What to prune, and when",
      "Dead, broken and rubbing branches can come off on any day you notice them. For the rest, late winter, from February to the end of March, is better than fall. The branches are easy to see, and the wounds close quickly once growth begins. Prune apples then, and shade trees, and shrubs that flower in summer on new wood, such as panicle and smooth hydrangeas. Roses can wait until the forsythia blooms.",
      "Do not prune lilac, forsythia, azalea, viburnum or bigleaf hydrangea in winter. Their buds are already made, and you would be cutting off the spring. Trim them just after they flower. Cut oaks only while they are fully dormant, because oak wilt, which is found in Pennsylvania, is carried to fresh cuts in the warm months.",
      "Cut just outside the swollen collar where branch meets trunk, neither flush with the trunk nor leaving a stub. Saw a heavy limb off in three cuts, so that it cannot tear the bark. Leave the wound unpainted.",
      "## What to leave standing",
      "Coneflower and black-eyed Susan seed feeds the goldfinches, and the stems shelter next year’s bees. Leave them until April. Then go indoors, sharpen the pruners, order seed, and rest a little yourself. The garden’s Lent will come soon enough.",
    ),
    author: "Rose Brennan",
    featuredImage: "/pictures/blog/winter-rest.svg",
    tags: ["Winter", "Pruning", "Garden Care"],
    monthsBeforeStart: 0.5,
  },
];
