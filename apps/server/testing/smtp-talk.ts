import { connect } from 'node:net';

/** Says each line when the last one was answered; gives the last line of every answer, the greeting first. */
export function talkSmtp(port: number, lines: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const replies: string[] = [];
    const left = [...lines];
    const socket = connect(port, '127.0.0.1');
    let buffer = '';
    socket.on('error', reject).on('data', (bytes) => {
      buffer += bytes.toString();
      const match = /(?:^|\r\n)(\d{3} [^\r\n]*)\r\n$/.exec(buffer);
      if (!match) return;
      replies.push(match[1] ?? '');
      buffer = '';
      const next = left.shift();
      if (next !== undefined) return void socket.write(`${next}\r\n`);
      socket.destroy();
      resolve(replies);
    });
  });
}
