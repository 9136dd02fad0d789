import { attributeOf, childOf, type XmlElement } from './xml.ts';

/**
 * How deep a paragraph stands in Word's lists, 1 for an item and 2 for one below it; 0 where it is in none. By the level of its numbers
 * or marks, or by its style in English and French: "ListBullet2", "Listepuces2".
 */
export function listLevel(paragraph: XmlElement): number {
  const properties = childOf(paragraph, 'w:pPr');
  const numbered = childOf(properties, 'w:numPr');
  const level = attributeOf(childOf(numbered, 'w:ilvl'), 'w:val');
  if (level) return Number(level) + 1;
  const style = attributeOf(childOf(properties, 'w:pStyle'), 'w:val') ?? '';
  const [all, deep] = ofList.exec(style) ?? [];
  return all === undefined ? (numbered ? 1 : 0) : Number(deep ?? 1);
}

const ofList = /^list(?:e)? ?(?:bullet|number|continue|puces|(?:à |a )?num[ée]?ros)? ?([2-5])?$/i;
