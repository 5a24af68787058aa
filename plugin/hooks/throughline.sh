#!/bin/sh
trap 'exit 0' EXIT # Whatever goes wrong here must not stop the agent.
[ -d "$PWD" ] || cd / # In a folder that is gone no program starts; where the agent works stands in the payload.
set -f; IFS=: # Not by THROUGHLINE_HOME nor from here: a project may have set it, and would have a program of its own run.
for folder in "$HOME/.throughline/bin" $PATH "${0%/*}/../bin"; do
  case $folder in /*) [ -x "$folder/throughline" ] && exec "$folder/throughline" hook claude-code ;; esac
done
[ "$1" = SessionStart ] && case $(cat) in *'"source":"startup"'*) # Without the program: one line for the person.
  echo '{"systemMessage":"Throughline: the plugin is here but its program is not, so nothing is recorded. In a checkout of Throughline type: npm install && npm run build && mkdir -p ~/.throughline/bin && cp dist/throughline ~/.throughline/bin/"}' ;; esac
