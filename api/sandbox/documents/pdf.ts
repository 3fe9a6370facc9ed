/** A line of text; `size` 10 when absent, `bold` for headings. An empty text leaves room. */
export interface PdfLine { readonly text: string; readonly size?: number; readonly bold?: boolean }

const page = { width: 612, height: 792, margin: 72 };
/** WinAnsi has curly quotes and dashes above 127; everything else above that becomes a question mark. */
const winAnsi: Readonly<Record<string, number>> = { '‘': 145, '’': 146, '“': 147, '”': 148, '•': 149, '–': 150, '—': 151 };
const encode = (text: string): string => [...text].map((char) => {
  const code = winAnsi[char] ?? char.charCodeAt(0);
  if (code > 255 || code < 32) return '?';
  if (char === '(' || char === ')' || char === '\\') return `\\${char}`;
  return code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : char;
}).join('');

/** Words into lines that fit. Helvetica is about half as wide as it is high. */
function wrap({ text, size = 10, bold }: PdfLine): readonly PdfLine[] {
  const widest = Math.floor((page.width - 2 * page.margin) / (size * 0.5));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && joined.length <= widest) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.map((part) => ({ text: part, size, bold }));
}

function pagesOf(lines: readonly PdfLine[]): readonly (readonly PdfLine[])[] {
  const pages: PdfLine[][] = [[]];
  let left = page.height - 2 * page.margin;
  for (const line of lines.flatMap(wrap)) {
    const height = (line.size ?? 10) * 1.5;
    if (height > left) {
      pages.push([]);
      left = page.height - 2 * page.margin;
    }
    pages.at(-1)?.push(line);
    left -= height;
  }
  return pages;
}
const content = (lines: readonly PdfLine[]): string => {
  const drawn = lines.map(({ text, size = 10, bold = false }) =>
    `/${bold ? 'F2' : 'F1'} ${size} Tf 0 -${(size * 1.5).toFixed(1)} Td (${encode(text)}) Tj`);
  return `BT ${page.margin} ${page.height - page.margin} Td\n${drawn.join('\n')}\nET`;
};

/** A PDF of plain text: Helvetica, US Letter, as many pages as it takes. */
export function textPdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const pages = pagesOf(lines);
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'), font('Helvetica-Bold'), `<< /Title (${encode(title)}) /Producer (Surefoot sandbox) >>`,
    ...pages.flatMap((page_, index) => {
      const stream = content(page_);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> `
        + `/Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body);
}

export const heading = (text: string): readonly PdfLine[] => [{ text: '' }, { text, size: 13, bold: true }];
export const paragraph = (text: string): readonly PdfLine[] => [{ text: '', size: 4 }, { text }];
export const bullets = (texts: readonly string[]): readonly PdfLine[] => texts.flatMap((text) => paragraph(`• ${text}`));
const sample = 'Sample policy of the sandbox. Nothing in it is an offer, and no cover comes of it.';
export const titled = (title: string, note = sample): readonly PdfLine[] =>
  [{ text: 'Surefoot', size: 11, bold: true }, { text: title, size: 20, bold: true }, { text: note }];
