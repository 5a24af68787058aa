import type { Span } from '../span.ts'
import { isPlain, isStandIn, isVaried } from '../values.ts'

/** Adds random values that stand right behind the name of a service, as in `algolia: …` and `fastly_api = "…"`. */
export function claimOfVendors(text: string, found: readonly Span[]): Span[] {
  const more: Span[] = []
  RUN.lastIndex = 0
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    const index = match.index + 1
    const value = match[0].slice(1)
    if (
      !isNamed(text, index) ||
      GOES_ON.test(text[index + value.length] ?? '') ||
      isStandIn(value) ||
      isPlain(value) ||
      !isVaried(value)
    )
      continue
    if (found.some(({ start, end }) => start < index + value.length && end > index)) continue
    more.push({ kind: 'api-key', start: index, end: index + value.length })
  }
  return more
}

/** Whether there is such a value, without judging it: for the prefilter. */
export function mayBeOfVendor(text: string): boolean {
  RUN.lastIndex = 0
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) if (isNamed(text, match.index + 1)) return true
  return false
}

function isNamed(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 48), index)
  return ASSIGNED.test(before) && VENDOR.test(before)
}

// What may stand before a value, and the value: a digit among the first forty. No lookbehind, for which JavaScriptCore would not compile it.
const RUN = /[:= \t"'`](?=[A-Za-z_-]{0,40}\d)[A-Za-z\d_-]{20,256}/g
// A path, an address or a longer word.
const GOES_ON = /[\w/.+~@-]/
const ASSIGNED = /[A-Za-z\d](?:["'`\]]{0,2}[ \t]{0,4}(?:[:=-]|=>|:=)|[ \t]{1,2}(?=["'`])|[ \t]is)[ \t]{0,4}["'`]?$/

/** Services that hand out keys without a prefix. Those whose names stand before commit ids (`github`) are left out. */
const VENDOR = new RegExp(
  `(?:${[
    'abuseipdb|abyssale|accuweather|adafruit|adobe|aeroworkflow|agora|airbrake|airship|airtable|airvisual|aiven|alchemy',
    'algolia|alienvault|amplitude|anypoint|apacta|api2cart|apiflash|apilayer|apimatic|apollo|appcues|appfollow|appsynergy|apptivo',
    'artsy|asana|assemblyai|atera|audd|auth0|autoklose|avaza|aviationstack|aylien|azure|bannerbear|baremetrics|beamer|beebole',
    'besttime|billomat|bitbar|bitcoinaverage|bitfinex|bitly|bitmex|blazemeter|blitapp|bombbomb|boostnote|borgbase|braintree',
    'brandfetch|browserstack|browshot|buddyns|bugherd|bugsnag|caflou|calendarific|calendly|calorieninja|campayn|cannyio|capsulecrm',
    'captaindata|carboninterface|cashboard|caspio|censys|centralstation|cexio|chartmogul|checkvist|cicero|clearbit',
    'clickhelp|clicksend|clickup|clinchpad|clockify|cloudconvert|cloudelements|cloudflare|cloudimage',
    'cloudmersive|cloudsmith|cloverly|cloze|clustdoc|codacy|codeclimate|codemagic|codequiry|coinapi|coinbase|coinlayer|coinlib',
    'commercejs|companyhub|confluent|contentstack|conversiontools|convertapi|convertkit|convier|couchbase',
    'countrylayer|courier|coveralls|craftmypdf|crowdin|cryptocompare|currencyfreaks|currencylayer|customerguru|customerio|d7network',
    'dandelion|datadog|datagov|deepai|deepgram|delighted|demio|detectify|detectlanguage|dfuse|diffbot|diggernaut|digitalocean|discord',
    'disqus|ditto|docparser|documo|docusign|dotmailer|dovico|dropbox|dwolla|dynalist|dyspatch|eagleeye|easyinsight|ecostruxure',
    'edamam|edenai|eightxeight|elasticemail|enablex|endorlabs|etherscan|etsy|eventbrite|everhour|exchangerate',
    'exportsdk|extractorapi|facebook|faceplusplus|fastforex|fastly|feedier|fetchrss|fibery|figma|fileio|finage|financialmodeling',
    'findl|finnhub|fixerio|flatio|fleetbase|flickr|flightapi|flightlabs|flightstats|flowflu|fmfw|formbucket|formcraft|formio',
    'formsite|foursquare|freshbooks|freshdesk|fullstory|fulcrum|fxmarket|gengo|geoapify|geocodify|geocodio',
    'geoipifi|getgeoapi|getgist|getresponse|getsandbox|gitter|glassnode|glitterly|goodday|graphcms|graphhopper|groovehq|gtmetrix',
    'guardianapi|gumroad|gyazo|happyscribe|hellosign|helpcrunch|helpscout|hereapi|heroku|hiveage|holidayapi',
    'honeycomb|html2pdf|hubspot|humanity|hybiscus|hypertrack|iconfinder|iexapis|iexcloud|imagekit|imagga',
    'infura|insightly|instabot|instamojo|intercom|interseller|intrinio|invoiceocean|ip2location|ipapi|ipgeolocation|ipify|ipinfo',
    'ipinfodb|ipquality|ipstack|jiratoken|jotform|jumpcloud|juro|kanbantool|karmacrm|keenio|kickbox|klaviyo|klipfolio',
    'knapsackpro|kontent|kraken|kucoin|kylas|languagelayer|larksuite|launchdarkly|leadfeeder|lemlist|lemonsqueezy|lendflow',
    'lessannoyingcrm|lexigram|linemessaging|linenotify|linkedin|linkpreview|liveagent|livestorm|locationiq|loggly|loginradius|logz',
    'lokalise|looker|loyverse|lunchmoney|luno|macaddress|madkudu|magicbell|mailboxlayer|mailchimp|mailerlite|mailgun|mailjet',
    'mailmodo|mailsac|mandrill|mapbox|mapquest|marketstack|mattermost|mavenlink|maxmind|meaningcloud|mediastack|meistertask',
    'meraki|mesibo|messagebird|metaapi|metabase|metrilo|microsoftteams|mindmeister|mistral|mixmax|mixpanel|mockaroo',
    'monkeylearn|moonclerk|moosend|moralis|mrticktock|mux|myfreshworks|myintervals|nasdaq|neutrino|newrelic|newsapi',
    'newscatcher|nexmo|nftport|nicereply|noticeable|nozbe|numverify|nutritionix|nylas|nytimes|oanda|okta|omnisend',
    'onedesk|onelogin|onepage|onesignal|onwater|oopspam|opencage|opengraphr|openuv|openweather|opsgenie|optimizely|overloop|owlbot',
    'packagecloud|pagarme|pagerduty|pandadoc|pandascore|paperform|paralleldots|parsehub|parsers|parseur|partnerstack|pastebin|paydirt',
    'paymo|paymongo|paypal|pdflayer|pdfshift|peopledatalabs|pepipost|phraseaccess|pipedream|pipedrive|pivotaltracker|pixabay|plaid',
    'planview|planyo|plivo|podio|pollsapi|poloniex|positionstack|postageapp|postbacks|postman|postmark|powrbot',
    'prodpad|prospectcrm|protocolsio|proxycrawl|pubnub|purestake|pushbullet|pusher|qase|qualaroo|qubole|quickmetrics|rapidapi',
    'rawg|razorpay|reachmail|readme|reallysimple|rebrandly|rechargepayments|refiner|rentman|repairshopr|restpack',
    'revampcrm|ringcentral|ritekit|roaring|rocketreach|rollbar|roninapp|route4me|rownd|runrunit|salesblink|salescookie|salesflare',
    'salesforce|salesmate|satismeter|saucelabs|scalingo|scraperapi|scraperbox|scraperstack|scrapestack|scrapfly|scrapingant',
    'scrapingbee|screenshotapi|screenshotlayer|scrutinizer|securitytrails|selectpdf|semaphore|sendbird|sendinblue',
    'sentry|serphouse|serpstack|sheety|sherpadesk|shipday|shodan|shotstack|shutterstock|sigopt|simfin|simplesat|simplynoted',
    'simvoly|sinch|sirv|siteleaf|skrappio|skybiometry|slack|smartsheet|smooch|snipcart|snowflake|snyk|sonarcloud|sourcegraph|sparkpost',
    'speechtext|splunk|spoonacular|sportsmonk|spotify|sslmate|statuscake|statuspage|statuspal|stitchdata|stockdata|storecove',
    'stormboard|stormglass|storyblok|storychief|strava|stripe|stripo|stytch|sugester|sumologic|supernotes|surveyanyplace',
    'surveybot|surveysparrow|survicate|swiftype|tallyfy|tatum|taxjar|teamgate|teamwork|technicalanalysis|telnyx|textmagic|theoddsapi',
    'thinkific|thousandeyes|ticketmaster|tiingo|timecamp|timezoneapi|tmetric|todoist|toggl|tomtom|tradier|transferwise|travelpayouts',
    'travis|trello|twelvedata|twilio|twitch|twitter|tyntec|typeform|typetalk|ubidots|uclassify|unplugg|unsplash|upcdatabase',
    'uplead|uploadcare|uptimerobot|upwave|urlscan|userflow|userstack|vatlayer|vbout|vercel|verimail|veriphone|versioneye',
    'viewneo|virustotal|visualcrossing|voicegain|voodoosms|vouchery|vpnapi|vultr|vyte|walkscore|wandb|weatherbit|weatherstack|webex',
    'webflow|webscraper|webscraping|wepay|whoxy|wistia|wiz|workday|workstack|worksnaps|worldcoinindex|worldweather|wrike|yandex|yelp',
    'yousign|youtube|zapier|zendesk|zenkit|zenrows|zenscrape|zenserp|zeplin|zerobounce|zerotier|zipapi|zipbooks|zoho|zonka|zulip',
  ].join(
    '|',
  )})[\\w.-]{0,24}(?:["'\`\\]]{0,2}[ \\t,]{1,2}(?:api|access|auth|secret|token|key|client|credentials?|value|I|we|use)){0,5}(?:["'\`\\]]{0,2}[ \\t]{0,4}(?:[:=-]|=>|:=)|[ \\t]{1,2}(?=["'\`])|[ \\t]is)[ \\t]{0,4}["'\`]?$`,
  'i',
)
