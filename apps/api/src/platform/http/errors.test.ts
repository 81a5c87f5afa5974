import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerBrokenHttp } from './errors.ts';

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'request_too_slow'],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'body_unreadable'],
])(
  '%s, before there is a request, is answered in the shape of every failure',
  (code, head, says) => {
    let answer = '';
    const socket = Object.assign(new Socket(), {
      end: (text: string) => {
        answer = text;
      },
    });
    Object.defineProperty(socket, 'writable', { value: true });
    answerBrokenHttp(Object.assign(new Error(code), { code }), socket as Socket);
    const [top = '', body = ''] = answer.split('\r\n\r\n');
    expect(top.split('\r\n')[0]).toBe(head);
    expect(JSON.parse(body).errors.code).toBe(says);
  },
);
