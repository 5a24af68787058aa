#!/bin/sh
PATH="${THROUGHLINE_HOME:-$HOME/.throughline}/bin:$PATH"; exec throughline mcp
