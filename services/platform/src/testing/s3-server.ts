import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const KEYS = { accessKeyId: 'AKIADWANG', secretAccessKey: 'secret of the test', region: 'ap-southeast-2' };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signs what was received anew, from the specification: AWS Signature Version 4, "Create a signed AWS API request". */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!match) return false;
  const [, id, day = '', region = '', names = '', signature] = match;
  const list = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [method, url.split('?')[0], '', list.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce((one, part) => hmac(one, part), hmac(`AWS4${KEYS.secretAccessKey}`, day));
  return id === KEYS.accessKeyId && region === KEYS.region && hmac(key, text).toString('hex') === signature;
}

/** A small store that speaks the S3 protocol: PUT, GET and DELETE of objects in one bucket, each signed, content checked. */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, { content: Buffer; type: string }>();
  /** Statuses to answer instead, one each. */
  const failures: number[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    const content = await buffer(request);
    const failure = failures.shift();
    if (failure) return end(failure, '<Error><Code>Failure</Code></Error>');
    const hash = String(request.headers['x-amz-content-sha256']);
    if (!isSigned(request)) return end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content))
      return end(400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
    const [, where, ...key] = (request.url ?? '').split('/');
    if (where !== bucket) return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
    const name = key.join('/');
    if (request.method === 'PUT') {
      if (hash === 'UNSIGNED-PAYLOAD' || Number(request.headers['content-length']) !== content.length) return end(411);
      objects.set(name, { content, type: String(request.headers['content-type']) });
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return end(204);
    }
    const found = objects.get(name);
    if (!found) return end(404, '<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type }).end(found.content);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resume) => server.close(() => resume()));
  };
  return { objects, failures, endpoint, close };
}
