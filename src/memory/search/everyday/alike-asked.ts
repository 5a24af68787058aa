/** Words that questions are put in, and those that people tell the same with: as in alike.ts, a line is one thing, asked for with the first. */
export const ALIKE_ASKED = `
occupation work job teacher nurse engineer producer manager student lawyer designer freelancer
living work job teacher nurse engineer producer manager
profession work job career
employer company firm boss
field industry area career
qualification degree certificate diploma
venue barn hall hotel restaurant church
ceremony wedding marriage graduation
invite guests guest invitation
guest invited inviting people
participant people nurses students subjects users
attendee guests
flower wildflowers roses tulips bouquet
scent smell perfume fragrance
progress finished done reached managed improved
milestone finished reached done launched
target goal aim
aim goal
purpose goal
objective goal
manufacturing production produce factory
responsible handles handle charge runs owns
charge handles responsible runs
promote marketing advertise events
advertise marketing promote campaign
platform system switched software
software program tool app
tool app program
language python javascript english german
colony hive bees
venture startup business company
revenue income sales earned
income salary earn wage pay
salary pay earn offered offer
earn salary paid income
negotiate offered countered offer
negotiation offered countered offer
ask asked requested countered
request asked wanted wants
postpone moved later delayed after push_back
delay late moved postponed
reschedule moved changed
cancel called_off ended stopped dropped
estimate quote quoted offer
quote quoted offered
price cost costs paid
fee cost paid costs
expense cost costs spent spend
afford budget cost
deposit upfront advance
debt loan owe credit mortgage
loan mortgage credit borrowed bank
save saved savings put_aside
invest invested stocks fund
insure insurance insured policy
deadline due until
due deadline until
date day
duration long weeks months hours minutes
frequency every times weekly daily
schedule plan planned set
launch go_live live release
release launch live shipped
protect security limiting signed hash lock
secure security protect encrypted
defend defense thesis
defense defend thesis
exam test passed failed score grade
grade mark score percent
mark grade score percent
score percent points result
result score finished won lost
win won prize award
award prize won voted
defeat beat lost won
lose lost died gone
cause because due
reason because since
problem issue error trouble failed
difficulty struggling problem hard
obstacle problem issue
fix fixed solved solve
solve fixed solution
improve better improved faster increased
decline worse dropped fell
reduce dropped cut fewer
decrease dropped fell
increase raised rose grew
diet vegetarian vegan eat allergic
dietary vegetarian vegan allergic nuts gluten
allergy allergic intolerant
symptom pain ache fever cough
diagnose told found diagnosed
treatment therapy medication surgery
operation surgery operated
weigh kilos weight pounds
height tall meters
companion friend partner
acquaintance friend met
relative aunt uncle cousin sister brother
accompany joined came
join joined came
inherit left grandfather grandmother
possess own
own bought mine
receive got given gave
obtain got get bought
destination trip travel going flight
route road path
accommodation hotel hostel apartment stay
stay hotel hostel airbnb
reserve booked book reservation
book booked reserved
plant planted grown grow
harvest picked kilos yield
irrigation water watering drip
pest aphids mites pesticides
pesticide aphids pests spray
experience never used done before worked
experienced never done before worked
familiar know used comfortable
comfortable familiar like
opinion think like feel
favourite like love best prefer
favorite like love best prefer
preference prefer rather like
avoid never without
dislike hate rather
title called name named
call named name
name called named
topic subject
subject topic
version using
opening position job role
`
