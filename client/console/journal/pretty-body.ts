/** A body made easy to read: JSON indented, a form one field a line, anything else as it is. */
export function prettyBody(body: string, contentType: string): string {
  if (body === '') return '';
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return contentType.includes('form-urlencoded') ? formLines(body) : body;
  }
}

function formLines(body: string): string {
  return [...new URLSearchParams(body)].map(([name, value]) => `${name}: ${value}`).join('\n');
}
