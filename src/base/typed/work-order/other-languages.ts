/**
 * What people forbid and demand in languages that are not judged closely: only what says it in so many words, at the beginning of a
 * sentence or with a verb that leaves no choice.
 */
export function isBoundElsewhere(sentence: string): boolean {
  return !/[?？:：]\s*$/.test(sentence) && BOUNDS.some((pattern) => pattern.test(sentence))
}

const BOUNDS: readonly RegExp[] = [
  // Spanish and Portuguese.
  /(?:^|[,;] )(?:(?:por favor|y|e|pero|mas|además),? )*(?:nunca|jamás|jamais|bajo ningún|não|ningún|ninguna|nenhuma?)\s|\bno (?:uses|toques|modifiques|borres|cambies|hagas|añadas|agregues|elimines|instales|subas|publiques|escribas|rompas|incluyas|muevas|renombres|crees|ejecutes|despliegues|quiero que)\b(?! (?:of|in|for|from|to)\b)|\bno se (?:puede|pueden|debe|deben|permite|permiten|toca|tocan)\b|\b(?:siempre|nunca|solo|sólo|apenas|somente) (?:se )?(?:debe|deben|puede|pueden|usa|deve|devem|pode|podem)\b|\b(?:debe|deben|tiene que|tienen que|deve|devem) (?:ser|estar|seguir|quedar|mantener|guardar|funcionar|ficar|continuar)\w*/i,
  // German.
  /^(?:(?:bitte|und|aber|auch),? )*(?:keine?[nmrs]?|nichts|nie|niemals|auf keinen fall|nur|ausschließlich)\s\S|\b(?:darf|dürfen)\b.*\b(?:nicht|nie|niemals|keine?[nmrs]?|nur|nichts)\b|\b(?:muss|müssen|soll|sollen)\b.*\b(?:bleiben|nicht|immer|nie|nur)\b|\b(?:bleibt|bleiben) (?:\S+ ){0,2}(?:unverändert|gleich|so|wie|aktiv|erhalten|stabil|kompatibel)\b|\b(?:ändere|lösche|verwende|benutze|installiere|fass)\b.*\b(?:nicht|nichts|keine?[nmrs]?|nie)\b/i,
  // French.
  /(?:^|[,;] )(?:(?:s['’]il te plaît|et|mais),? )*(?:ne |n['’])\S+.*\b(?:pas|jamais|plus|rien|aucune?)\b|^(?:jamais|aucune?|uniquement|seulement|interdit)\s|\bne (?:doit|doivent|peut|peuvent) (?:pas|jamais)\b|\b(?:doit|doivent) (?:toujours |absolument )?(?:être|rester|fonctionner)\b/i,
]
