/**
 * Words that people ask with and the words they get told: nearly the same, or a kind of it. A line is one thing; the first word is asked
 * with, and `_` joins the words of a phrase.
 */
export const ALIKE = `
child children kid kids son daughter toddler baby girl boy
mother mom mum mama
father dad daddy papa
parents mother father mom dad
sibling siblings brother sister
grandmother grandma granny nana
grandfather grandpa
wife husband spouse partner
job work position role career profession hired interview offer
boss manager lead supervisor
promotion promoted lead
pet dog cat puppy kitten guinea_pig hamster rabbit parrot goldfish turtle snake
buy purchase
start begin
stop quit give_up gave_up
like love enjoy
hobby class pastime painting pottery reading running gardening chess
holiday vacation trip travel
travel trip visit journey flight flew
plane flight fly airplane
boat ferry ship canoe kayak sailboat yacht
car vehicle drive driving
bike bicycle cycling
jog jogging run running
afraid scared fear terrified
sad upset cry cried sadness
happy glad proud joy
angry mad furious
ill sick disease
injury injured hurt cut broke stitches shoulder ankle wrist knee twisted sprained
injure injured hurt cut stitches shoulder ankle wrist knee twisted sprained
doctor clinic hospital physio physician
medicine medication drug pill
eat food meal dinner lunch
cook cooking bake recipe soup
allergic allergy
book novel read reading
film movie cinema
listen podcast music song
concert gig performance sing perform
perform performance sing concert play played
study studying course class learn degree
school class teacher course lesson
class classes lesson lessons course
exam test exams
language speak arabic spanish french german english italian chinese japanese
country city town home norway sweden canada mexico india china japan france germany italy spain portugal brazil
home house flat apartment
relocate move moving moved
immigrate emigrate move left came
phone call telephone ring
photo photograph picture
money salary savings saving
save saving savings
present gift
friend friends buddy mate
birthday anniversary party
wedding marry married marriage
sport swimming running tennis football yoga hiking swim swam run ran race marathon cycling climbing skiing surfing basketball soccer boxing
planet saturn mars jupiter venus
weather rain snow sun
damage damaged wet broke broken lost ruined burst
colour color red green blue yellow black white
day monday tuesday wednesday thursday friday saturday sunday
month january february march april may june july august september october november december
season spring summer autumn fall winter
night evening late
name called named
late dead died deceased
kids children
person somebody someone man woman
aunt uncle cousin nephew niece relatives family
relative aunt uncle cousin nephew niece family
family parents mother father brother sister husband wife children
relationship single married divorced dating girlfriend boyfriend partner engaged
status single married divorced
divorce split breakup separated
spouse husband wife married
born birth birthday
animal dog cat bird horse bear raccoon fox deer rabbit snake turtle fish
dog puppy beagle terrier labrador retriever poodle shepherd
bird parrot owl hawk eagle robin
instrument guitar piano violin drums flute cello clarinet saxophone trumpet ukulele
musician band singer composer bach beethoven mozart artist
composer bach beethoven mozart chopin vivaldi
band concert group singer
song piece tune track album
craft pottery knitting carving sewing woodwork
ceramic pottery clay bowl cup mug
pottery clay ceramics bowl cup mug
art painting drawing sculpture pottery photography
paint painting painted drawing canvas
exercise gym run swim yoga workout training
race marathon run ran
hike hiking trail mountain
camp camping tent campfire
relax unwind running reading bath therapy
stress stressed unwind overwhelmed
activity class swimming hiking painting
vehicle car truck van bus motorcycle
transport bus train car bicycle
cycle bicycle bike tandem
purchase buy bought
own keep
sell sold sale
store shop boutique
shop store business
business shop company startup store
company startup firm employer
expand grow open
rent lease landlord
steal stole stolen took robbed thief broken_into
burglary break-in broken_into robbed stole stolen thieves
rob robbed stole stolen broken_into
insurance insured
accident crash collision fell
pain hurt ache sore
therapy therapist counselor counselling physio
physiotherapy physio
appointment session sessions visit
treatment physio surgery therapy pills
surgery operation
health doctor diagnosis blood
diet sugar vegan vegetarian calories
habit quit gave_up stopped smoking sugar coffee
quit stop stopped gave_up
food soup curry bread cake dumplings pasta pizza sushi salad sandwich
dish soup curry pasta stew salad
dessert cake pie ice_cream cookies
drink coffee tea wine beer juice
restaurant dinner cafe diner bistro
bake bread sourdough cake loaf
emotional cry cried weep tears touched
emotion cry cried afraid happy sad proud
nervous anxious scared afraid worried
proud pride
excited thrilled happy
grateful thankful thanks
support help helped supportive
fail failed setback
setback failed lost problem broken injury rejected
challenge problem difficulty setback struggle
goal dream plan hope
dream hope goal wish
plan plans planning going_to
consider considering thinking_about looking_into
career counselor nurse teacher engineer lawyer job
qualification certificate degree diploma license
certificate diploma course
degree university college bachelor master
earn earned certificate salary
training course class workshop
workshop class course
student pupil class
education school course degree studying
teach teacher lesson
mentor mentoring mentee
volunteer volunteering charity shelter
charity fundraiser donation
donate donated donation
event party race talk concert meeting
celebrate party celebration
anniversary turns years
party celebration guests
attend attended came went joined
participate took_part joined ran
join joined signed_up
register signed_up registered
honour memory proud
speech talk spoke speaking
speak talk spoke
press reporter journalist newspaper paper
news newspaper reporter
write letter poem diary
author writer novel
suggest suggestion told recommend recommended
recommend recommended suggested told
read reading book
library books
girl daughter
boy son
adopt adoption adopted
pregnant expecting baby
parent parenting mother father
dad father
pass_away died death
passed died death
death died passed
move relocate
settle move
origin grew_up home_country
city toronto paris london berlin bergen lisbon tokyo madrid
place beach mountains lake park museum
beach sea ocean shore
lake river water
nature forest mountains lake river
trip canoe camping travel
symbol stands_for represents means
symbolize stands_for represents means
mean stands_for
meet met meeting
date day
begin start starts begun
finish finished completed
complete finished
win won prize award
award prize medal
prize award won
hire hired offer
fire fired laid_off
interview interviews
salary raise pay
price cost expensive
cost price paid expensive
expensive cost price
clothes dress shirt scarf jacket shoes
jewelry necklace ring bracelet earrings
necklace pendant
gift present
furniture table chair sofa bed shelf
plant garden flowers tomatoes herbs
garden plants flowers vegetables
flower roses tulips sunflowers
computer laptop
game chess video_game board_game console
series show episode netflix
movie film watched
show exhibition exhibit series
exhibit exhibition museum dinosaur
religion church faith mosque temple
faith church god
belief faith
carry pocket bag
bag backpack
age years_old
old years age
young age
swallow swallowed
performance played
play played
call name named
nickname called
decide decided decision
decision decided chose
choose chose picked
prefer favourite favorite
favorite favourite love
favourite favorite love
hate dislike
dislike hate
miss missed
lose lost
find found
repair fix fixed mend
fix repair fixed
help helped
visit visited went
weekend saturday sunday
tired exhausted
sleep slept insomnia
morning sunrise breakfast
sunset evening
sunrise morning
`
