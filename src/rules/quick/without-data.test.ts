import { expect, test } from 'bun:test'
import { withoutData } from './without-data.ts'

test.each([
  ["cat > src/a.ts <<'EOF'\nrm -rf /\nEOF\n", 'cat\n'],
  ["cat > src/a.ts <<'EOF'\nrm -rf /\nEOF", 'cat\n'],
  ['cat <<"X" >> notes.md\n$(rm x)\nX\ngit add -A', 'cat\ngit add -A'],
  ["mkdir -p src && cat > src/a.py <<'E'\nx\nE\npython3 src/a.py", 'mkdir -p src && cat\npython3 src/a.py'],
  ["cat > a.ts <<'A'\n1\nA\ncat > b.ts <<'B'\nEOF\nB\n", 'cat\ncat\n'],
])('%j: what it writes is left out', (text, rest) => {
  expect(withoutData(text)).toBe(rest)
})

test.each([
  'cat > src/a.ts <<EOF\n$(rm -rf ~)\nEOF\n',
  "bash <<'EOF'\nrm -rf ~\nEOF\n",
  "cat <<'EOF' | sh\nrm -rf ~\nEOF\n",
  "cat > ~/.bashrc <<'EOF'\nx\nEOF\n",
  "cat > ../a.ts <<'EOF'\nx\nEOF\n",
  "cat > .env <<'EOF'\nx\nEOF\n",
  "cat > a/.git/x.md <<'EOF'\nx\nEOF\n",
  "cat > a.json <<'EOF'\nx\nEOF\n",
  "cd ~ && cat > a.ts <<'EOF'\nx\nEOF\n",
  "echo 'a\ncat > a.ts <<'EOF'\nrm -rf ~\nEOF\n'",
  "cat > a.ts <<'EOF'\nnever closed\n",
  "cat > a.ts <<'EOF'; rm -rf ~\nx\nEOF\n",
  'echo $((1<<2))',
])('%j: left as it is', (text) => {
  expect(withoutData(text)).toBe(text)
})
