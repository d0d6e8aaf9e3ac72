type Attributes = Readonly<Record<string, string>>;
/** Written XML, or nothing for what would be empty. */
export type Xml = string;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold: controls other than tab and line breaks, halves of characters, the two that are none. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

const escapeXml = (text: string): string => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const tag = (name: string, attributes: Attributes, content: string): Xml => {
  const names = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${names.join('')}>${content}</${name}>`;
};

/** An element of text; nothing when the text is empty. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): Xml => {
  const content = escapeXml(text.trim());
  return content ? tag(name, attributes, content) : '';
};

/** An element of elements; nothing when all of them are. */
export const branch = (name: string, ...children: readonly Xml[]): Xml => {
  const content = children.join('');
  return content ? tag(name, {}, content) : '';
};

/** The whole document. */
export const root = (name: string, namespaces: Attributes, ...children: readonly Xml[]): Xml =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${tag(name, namespaces, children.join(''))}\n`;
