#!/bin/sh
event=$1 why=; trap absent EXIT # Whatever goes wrong here must not stop the agent.
absent() { [ "$event" = SessionStart ] && case $(cat) in *'"source":"startup"'*) # Without a program that runs here: one line for the person.
  echo '{"systemMessage":"Throughline: the plugin is here but its program is not'"$why"', so nothing is recorded. In a checkout of Throughline type: npm install && npm run build && mkdir -p ~/.throughline/bin && cp dist/throughline ~/.throughline/bin/"}' ;; esac; exit 0; }
[ -z "$BASH_VERSION" ] || shopt -s execfail # When a program is for another machine some shells go on, if told so, and some end with the trap.
[ -d "$PWD" ] || cd / # In a folder that is gone no program starts; where the agent works stands in the payload.
set -f; IFS=: # Not by THROUGHLINE_HOME nor from here: a project may have set it, and would have a program of its own run.
for folder in "$HOME/.throughline/bin" $PATH "${0%/*}/../bin"; do
  case $folder in /*) [ -x "$folder/throughline" ] && why=' one that runs on this machine' && exec "$folder/throughline" hook claude-code ;; esac
done
