import { expect, test } from 'bun:test'
import { isBoundElsewhere } from './other-languages.ts'

test.each([
  'No modifiques el esquema de la tabla usuarios.',
  'Todas las fechas deben guardarse en UTC.',
  'No se puede borrar nada sin permiso.',
  'Die Originaldateien dürfen nicht verändert werden.',
  'Keine externen Pakete.',
  'Der alte Job bleibt vorerst aktiv.',
  'Ne modifie pas le schéma.',
  'Les dates doivent rester en UTC.',
  'Não use bibliotecas externas.',
])('it binds: %s', (sentence) => expect(isBoundElsewhere(sentence)).toBe(true))

test.each([
  'There are no uses of eval in the code.',
  'Wir haben gestern keine Tests geschrieben.',
  '¿Por qué no funciona la página?',
  'La página no carga desde ayer.',
  'Das Menü geht nicht auf.',
  'Le menu se ferme tout seul.',
  'The page is solo now, and nothing moves.',
])('it tells: %s', (sentence) => expect(isBoundElsewhere(sentence)).toBe(false))
