/** Of all pages; the colours are those of the app's design. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f8; --card: #fff; --ink: #1d2129; --ink2: #4e5969; --line: #e5e6eb; --brand: #d92b2b;
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #101114; --card: #1a1c20; --ink: #f2f3f5; --ink2: #c9cdd4; --line: #2b2e34; --brand: #ff6b61; }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 16px/1.7 system-ui, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", sans-serif;
}
main { max-width: 480px; margin: 0 auto; padding: 24px 16px 48px; }
main.wide { max-width: 760px; }
h1 { font-size: 22px; line-height: 1.4; margin: 8px 0 16px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
p { margin: 8px 0; }
small, .note { color: var(--ink2); font-size: 14px; }
a { color: var(--brand); }
.brand { color: var(--accent); font-weight: 600; text-align: center; }
.card { background: var(--card); border-radius: 12px; padding: 20px 16px; margin: 16px 0; }
.sum { font-size: 36px; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; margin: 4px 0; }
.row { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.row span:first-child { color: var(--ink2); flex: none; }
.row span:last-child { text-align: right; overflow-wrap: anywhere; }
form { margin: 12px 0; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 10px 16px;
  border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink);
  font: inherit; text-align: left; text-decoration: none; cursor: pointer;
}
button.main { background: var(--accent); border-color: transparent; color: #fff; text-align: center; font-weight: 600; }
button.plain { text-align: center; }
button small { display: block; }
button:focus-visible, a:focus-visible { outline: 3px solid #6aa5ff; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
td, th { padding: 8px; border-bottom: 1px solid var(--line); text-align: left; }
code { font-family: ui-monospace, monospace; font-size: .95em; }
`
