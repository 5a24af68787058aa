#!/bin/sh
trap 'exit 0' EXIT # Whatever goes wrong here must not stop the agent.
PATH="${THROUGHLINE_HOME:-$HOME/.throughline}/bin:$PATH"; command -v throughline >/dev/null && exec throughline hook claude-code
[ "$1" = SessionStart ] && mkdir -p "$CLAUDE_PLUGIN_DATA" && (set -C; : >"$CLAUDE_PLUGIN_DATA/notified") 2>/dev/null &&
  echo '{"systemMessage":"Throughline: the plugin is here but its program is not, so nothing is recorded. See \"Install\" in its README."}'
