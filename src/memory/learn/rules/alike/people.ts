import { sharedBy } from './subjects.ts'

/** "Sign-off for releases is Mia's job now" where Karl does it: the same, and somebody else. */
export function byAnother(text: string, earlier: string): boolean {
  const [own, theirs] = [peopleIn(text), peopleIn(earlier)]
  if (own.length === 0 || theirs.length === 0 || own.some((one) => theirs.includes(one))) return false
  return sharedBy(withoutNames(text, own), withoutNames(earlier, theirs)).shared >= 1
}

function peopleIn(text: string): readonly string[] {
  return text.match(PEOPLE) ?? []
}

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, ' '), text)
}

const PEOPLE =
  /\b[A-Z][a-z]+(?=['’]s (?:job|call|task|decision|thing|responsibility)\b)|^[A-Z][a-z]+(?= (?:signs?|approves?|decides?|reviews?|owns?|handles?|does|merges?|checks?|runs?)\b)|(?<=\b(?:[Aa]sk|[Pp]ing|up to|(?:check|confirm|clear it|agree) with|(?:approved|reviewed|signed off|decided) by) )(?!(?:The|Main|Monday|Tuesday|Wednesday|Thursday|Friday)\b)[A-Z][a-z]+\b(?!\.\w)|[小老阿][\u3400-\u9fff](?=$|[，。、 批审審看签簽管定确確负負拍点點同])|(?<=(?:[归歸]|由|[问問]|找|[给給]|是))[小老阿][\u3400-\u9fff]/g
