/** More words of everyday life: as in alike.ts, a line is one thing, asked for with the first word. */
export const ALIKE_LIFE = `
house home bungalow cottage villa flat apartment
apartment flat condo place studio
flat apartment place
roommate flatmate share live_with
flatmate roommate
share roommate together
neighbor neighbour next_door
neighbour neighbor next_door
landlord rent owner
tenant rent renter
remodel renovate renovation
renovate renovation remodel rebuild refurbish
renovation renovate remodel
construction building work build
room kitchen bedroom bathroom living_room hallway
bathroom shower bath
kitchen cook stove oven
floor flooring tiles carpet
yard garden backyard
backyard garden yard
plot allotment garden land
grow plant planted garden
vegetables tomatoes potatoes carrots beans
fruit apples berries bananas oranges
irrigate watering water drip
pest aphids beetles bugs slugs insects
insect bug beetle bee
electricity power current
power electricity
blackout power_cut power_outage lost_power
heating heater radiator
storm hurricane thunder
flood flooded flooding water
fire burned burnt flames
disaster flood fire storm earthquake
emergency hospital ambulance accident
automobile car
mechanic garage repair
fuel gas petrol
license driving_test permit
permit approval approved license permission
approve approved approval permission
approval approved permit
ticket tickets pass
luggage suitcase bag
hotel hostel inn stay stayed
stay stayed
abroad overseas foreign
foreign abroad
tourist trip visit sightseeing
destination trip visit travelling
explore visit trip
country homeland nation
hometown grew_up from born
town city village
village town
island beach
mountain hill peak hike
climb climbing mountain
ocean sea
swim swimming pool
ski skiing snow
surf surfing waves
dance dancing ballet salsa
dancer dance dancing
photographer photography camera photos
camera photography photos
picture photo painting image
image picture photo
sculpture statue clay
drawing sketch draw
sketch drawing
museum gallery exhibition
gallery museum exhibition
theater theatre play stage
actor actress acting
director film
audience crowd people
fan love follow
celebrity star famous
famous known
magazine article
article blog post
blog post article
poem poetry
poetry poem poems
diary journal
journal diary
letter wrote mail
message text texted
contact call write reach
reach contact get
hobby pastime interest free_time spare_time
interest hobby into
pastime hobby
leisure free_time hobby
unwind relax destress calm
destress relax unwind stress clear_my_head
calm relax peaceful
cope deal_with manage handle help
handle deal_with manage
deal handle cope
motivate motivated inspired because
motivation inspired because goal
inspire inspired inspiration motivated
inspiration inspired
influence inspired influenced
encourage encouraged support
admire look_up_to respect
respect admire
trust believe
believe think faith
opinion think view
think believe opinion
feel feeling felt
feeling felt emotion
react felt reaction response
reaction felt reacted
worry worried concerned
concern worried worry
worried concerned anxious
anxious anxiety nervous worried
anxiety anxious panic stress
panic anxiety
depressed depression sad
lonely alone
alone by_myself lonely
disappointed sad let_down
surprised shocked amazed
shock surprised
upset sad angry
embarrassed ashamed
jealous envy
envy jealous
regret sorry wish
sorry apologize apology
apologize sorry apology
forgive sorry
argue argument fight fought
argument fight argue disagreement
conflict argument fight
disagree argument
agree agreed
promise promised swear
secret hide hidden
lie lied
truth honest
honest truth
kind nice generous
generous kind gave
brave courage
courage brave
personality kind shy funny
trait kind brave honest generous
strong strength
strength strong
weak weakness
fear afraid scared
phobia afraid scared fear
nightmare dream
memory remember memories
remember memory recall
memorial memory funeral
funeral buried cemetery
bury buried funeral
grief loss mourning
loss lost died death
widow husband died
orphan parents
ancestor grandparents great_grandfather
grandparents grandmother grandfather grandma grandpa
grandchild grandson granddaughter
twin twins brother sister
baby newborn infant
newborn baby
pregnancy pregnant baby
birth born
teenager teen
teen teenager
adult grown_up
fiance fiancee engaged
engaged engagement fiance ring
engagement engaged ring
bride wedding
girlfriend dating partner
boyfriend dating partner
dating seeing girlfriend boyfriend
crush like love
single alone not_married
breakup broke_up split
separate split divorced
reunite met_again
guest visitor
visitor guest
host hosted invite
invite invited invitation
invitation invited
welcome greet
organize organized organised planned
arrange organized planned
prepare cook made ready
bake baked baking cake
recipe cook ingredients
ingredient recipe
meal dinner lunch breakfast
breakfast morning eggs
snack chips cookies
cake dessert
beverage drink
alcohol drinking wine beer
smoke smoking cigarettes
addiction addicted quit
cloth fabric
wear wore dress
outfit dress clothes suit
suit outfit
shoe shoes sneakers boots
sneakers shoes
accessory bag hat scarf
tattoo ink
hair haircut
beard shave
glasses lenses
watch wristwatch
toy toys doll
puzzle game
gaming video_games game console
console playstation xbox nintendo
phone smartphone mobile
device phone laptop gadget
gadget device
internet online web
online internet web
website site page
app application
subscribe subscription
order orders ordered
product item
item thing product
collect collection
collection collect
antique vintage old
vintage antique old
secondhand used flea_market thrift
used secondhand
bargain cheap deal
cheap inexpensive bargain
sale sold discount
own have got
possess own have
belong own
receive got given gift
gave gift given
acquire bought got
obtain got
lend lent borrow
borrow borrowed lent
return came_back back
arrive arrived got_to
depart left leave
leave left
escape ran_away
hide hid hidden
search looking_for
seek looking_for
discover found discovered
notice saw noticed
realize realized understood
learn learned studying
practice practise training
skill ability good_at
talent good_at gifted
ability can able
difficult hard tough
hard difficult tough
tough hard difficult
easy simple
simple easy
important matters means_a_lot
danger dangerous risk
risk danger risky
safe safety
safety safe
rescue saved rescued
save rescued saved
shelter rescue homeless
homeless shelter
poor poverty
rich wealthy
community neighbourhood neighborhood local
neighborhood neighbourhood area
local nearby area
area region neighborhood
politics election vote
vote election
protest march demonstration
war military army
military army veteran served
soldier army
police officer arrested
crime robbed stolen
law lawyer legal
lawyer attorney legal
court judge trial
environment climate nature pollution
pollution plastic waste
recycle recycling waste
science research
space stars planets astronomy
astronomy stars telescope
telescope stars
technology computers tech
robot robots
culture tradition heritage
tradition custom festival
festival fair celebration
holiday christmas easter thanksgiving
christmas holiday
gender woman man transgender
transgender trans transition
identity transgender woman man
nationality from country
ethnicity from
frequency every often twice
often every times
daily every_day
weekly every_week
annual yearly every_year
recent lately just
lately recently
future one_day someday
someday one_day future
eventually one_day in_the_end
initial first beginning
previous before earlier former
former used_to before previous
current now currently
childhood kid young grew_up
youth young kid
elderly old grandparents
`
