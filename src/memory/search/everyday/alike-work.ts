/** Words of work, money, study and health: as in alike.ts, a line is one thing, asked for with the first word. */
export const ALIKE_WORK = `
deadline due due_date by_the_end submit
deliver delivery ship shipped hand_in
launch release go_live deploy rollout went_live
release launch ship shipped version
deploy deployment release production hosting
sprint iteration milestone
milestone sprint phase goal
schedule timetable calendar plan agenda
postpone delay push_back pushed moved rescheduled later
delay late postponed waiting slipped
cancel cancelled call_off called_off
progress done finished so_far percent
estimate quote quoted estimated guess
quote estimate price offer
budget cost spend money limit
spend spent paid cost bought
pay paid cost spent price
earn salary income wage paid
income salary wage earnings
salary pay income offer wage
expense cost spending bill
debt loan owe mortgage credit
loan debt mortgage borrow borrowed
invest investment stocks shares fund
save saved savings put_aside
fee charge price cost
tax taxes irs vat
bill invoice charge
invoice bill
discount reduction rebate off
refund money_back reimburse
profit revenue margin earnings
revenue income sales turnover
customer client buyer shopper
client customer
supplier vendor provider
vendor supplier seller
contract agreement deal signed
agreement deal contract
negotiate negotiation counteroffer countered
counteroffer countered
employee staff worker colleague
colleague coworker teammate
coworker colleague teammate
team group colleagues crew
boss manager supervisor
supervisor advisor manager boss
advisor supervisor adviser mentor
employer company boss
occupation job profession work
profession job occupation work
living job work
resume cv
cv resume
application apply applied
apply applied application
candidate applicant
recruiter hr hiring
resign quit resigned
retire retired retirement
unemployed laid_off lost_my_job
promote promoted promotion raise
freelance contractor self_employed
meeting call appointment session
conference summit congress convention
presentation talk slides pitch
report paper document write_up
paper article study publication
thesis dissertation
dissertation thesis
research study studying investigating looking_into
study research experiment trial
survey questionnaire poll
participant subject respondent volunteer
sample participants subjects
result outcome finding
outcome result
conclusion finding result
method approach technique way
approach method strategy way
strategy plan approach tactic
technique method trick
professor lecturer teacher
lecture class talk
semester term
grade mark score
score points grade result
major degree field subject
scholarship grant funding
grant funding scholarship
tuition fees
graduate graduated graduation degree
homework assignment
assignment homework task
essay paper writing
draft manuscript version written
manuscript draft book novel
chapter section part
protagonist main_character hero heroine detective
character hero protagonist
villain antagonist killer enemy
murderer killer
killer murderer
plot story storyline
story plot tale novel
publish published publisher release
publisher editor agent
editor publisher
genre mystery romance fantasy thriller
title name called
feedback comments review critique suggestion said
criticize criticism feedback
review feedback comments check
improve improvement better increase raised
improvement better progress
increase raise raised grew rose up more
raise increase raised
decrease reduce drop dropped lower cut less down
reduce cut lower decrease
drop fell decrease dropped
grow grew growth rise
average mean typical usually
total sum overall altogether
amount number sum
percentage percent share
rate speed percent
fast speed quick seconds ms
speed fast pace
slow latency slowly
latency response_time ms slow
response reply answer
performance speed fast ms latency
optimize optimise speed_up faster improve
error exception bug failure fails crash
bug error issue defect problem
issue problem bug error trouble
problem issue trouble error difficulty
trouble problem issue
crash crashed fails error
fail fails failed error
resolve fix fixed solved
solve solved fixed resolved
debug debugging fix
cause reason because why
reason because why
test tests testing coverage
coverage tests covered
feature functionality function
functionality feature
requirement must need
tool software library framework app
software tool program app
library package framework dependency
framework library
dependency library package
database postgres mysql sqlite mongodb db
server backend host
backend server api
frontend ui react interface
interface ui screen page
endpoint route api
route endpoint url
login sign_in authentication auth
authentication auth login password sign_in
registration sign_up signup register
signup registration sign_up register
password credentials hash
security authentication encryption csrf hash protect
protect protection secure security
protection security secure
attack brute_force csrf xss injection
encrypt encryption encrypted hash
permission access role authorization
access permission
user account
account user profile
setting configuration option
configure configuration setup set_up
setup configuration install set_up
install installation setup set_up
version release update
update upgrade new changed version
upgrade update migrate
migrate migration move moved
merge merged commit commits
commit commits merged
language python javascript java go rust
programming coding code
code programming snippet implementation
implementation implement code function
implement implementation code build build
function method code
chart graph plot diagram visualization
graph chart plot
design layout mockup wireframe
layout design arrangement
diagnose diagnosed diagnosis told
diagnosis diagnosed disease condition
condition disease illness diagnosis
disease illness condition
illness disease sick ill
symptom pain fever headache cramps
headache migraine
injury injured inflamed torn sprain strain tendon
tendon achilles
therapist psychologist counselor therapy
medication medicine pills tablets dose
weight kilos pounds kg
fitness exercise gym training workout
workout exercise training gym
train training practice preparing
prepare preparing preparation training getting_ready
race marathon half_marathon run 10k
competition race tournament contest
tournament competition championship cup
championship tournament title
match game
team club
pace speed kilometers
distance kilometers miles km
nutrition food diet eating gels
vegetarian vegan meat
allergy allergic intolerant
intolerance intolerant allergic lactose gluten
dietary vegan vegetarian gluten lactose allergic dairy
restriction allergic intolerant not_allowed
`
