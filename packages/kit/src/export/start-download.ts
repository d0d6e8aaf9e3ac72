/** Lets the browser download what the server sends as an attachment, without leaving the page. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
