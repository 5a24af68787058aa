#!/bin/sh
absent() { # Without a program that runs here: a server without tools, so that the agent is not told of one that failed.
  unset IFS; set +f
  while read -r line; do
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9][0-9]*\|"[^"]*"\).*/\1/p')
    [ -z "$id" ] && continue
    case $line in
      *'"method":"initialize"'*) result='{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"throughline","version":"0"}}' ;;
      *) result='{}' ;;
    esac
    printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$result"
  done
  exit 0
}
trap absent EXIT
[ -z "$BASH_VERSION" ] || shopt -s execfail
set -f; IFS=:
for folder in "$HOME/.throughline/bin" $PATH "${0%/*}/../bin"; do
  case $folder in /*) [ -x "$folder/throughline" ] && exec "$folder/throughline" mcp ;; esac
done
