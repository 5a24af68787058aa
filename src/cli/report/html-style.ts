/** The look of the page: one column that fits a telephone, more beside each other where there is room. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5d6675; --line: #e4e7ec; --page: #fbfbfa; --kept: #2f7d6b; --back: #e0a526; --lost: #c9ced6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --soft: #a3acba; --line: #2c333d; --page: #14181d; --kept: #4fae98; --back: #e8b84a; --lost: #465160; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; } h2 { font-size: 18px; margin: 36px 0 10px; } h3 { font-size: 14px; margin: 12px 0 0; color: var(--soft); }
.made, .note, .legend, time { color: var(--soft); font-size: 14px; } .made { margin: 6px 0 20px; } .note { margin: 0 0 10px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 10px; }
.card, article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; }
.card b { display: block; font-size: 22px; font-weight: 600; line-height: 1.3; } .card small { font-size: 14px; font-weight: 400; } .card span { color: var(--soft); font-size: 13px; }
.row { margin: 0 0 10px; } .row p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; margin: 0 0 3px; font-size: 14px; } .row p span { color: var(--soft); }
.bar { display: flex; height: 14px; border-radius: 3px; overflow: hidden; background: var(--lost); } .bar i { height: 100%; }
i.kept { background: var(--kept); } i.back { background: var(--back); } i.lost { background: var(--lost); }
.legend i { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin: 0 5px 0 0; } .legend span { margin-right: 14px; white-space: nowrap; }
.trend { display: flex; align-items: stretch; gap: 3px; height: 120px; border-bottom: 1px solid var(--line); }
.trend div { flex: 1 1 0; max-width: 48px; display: flex; flex-direction: column; justify-content: flex-end; background: color-mix(in srgb, var(--lost) 45%, transparent); border-radius: 3px 3px 0 0; overflow: hidden; }
.ends { display: flex; justify-content: space-between; gap: 12px; }
article { margin: 0 0 12px; } article header { display: flex; flex-wrap: wrap; gap: 0 12px; justify-content: space-between; } article header b { font-weight: 600; }
dl.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 6px 14px; margin: 8px 0; } dl.figures dt { color: var(--soft); font-size: 12px; } dl.figures dd { margin: 0; }
ul { margin: 4px 0 10px; padding-left: 18px; } li b { font-weight: 500; color: var(--soft); margin-right: 4px; } dl.meaning dt { font-weight: 600; } dl.meaning dd { margin: 0 0 8px; }
summary { cursor: pointer; color: var(--soft); padding: 6px 0; } pre { white-space: pre-wrap; font-size: 12px; background: color-mix(in srgb, var(--line) 45%, transparent); padding: 10px; border-radius: 6px; }
@media (min-width: 700px) { main { padding: 40px 24px 64px; } .trend { height: 160px; } }
`
