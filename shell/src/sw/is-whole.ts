const KINDS: Record<string, RegExp> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  svg: /svg/,
  woff2: /font|octet-stream/,
  png: /image/,
};

/** A captive portal or a broken server answers with a page where a script should be: such an answer must never be kept. */
export async function isWhole({ request, response }: { request: Request; response: Response }): Promise<Response | null> {
  const ending = new URL(request.url).pathname.split('.').pop() ?? '';
  const expected = KINDS[ending];
  if (expected && !expected.test(response.headers.get('content-type') ?? '')) return null;
  return response;
}
