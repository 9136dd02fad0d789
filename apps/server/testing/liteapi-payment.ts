import type { Answer, Asked } from './places-servers.ts';

/**
 * A stand-in of LiteAPI's payment script as its guide has it (https://docs.liteapi.travel/docs/user-payment): made with a
 * configuration, told to `handlePayment`, it asks for its own configuration, draws the card fields in a frame of its own origin,
 * takes the money, and leads to `returnUrl` with what became of it. The card 4000 0000 0000 0002 is refused.
 */
export function paymentPages({ method, url, body }: Asked, own: string, paid: Map<string, string>): Answer | null {
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  switch (`${method} ${url.pathname}`) {
    case 'GET /dist/liteAPIPayment.js':
      return { headers: { 'content-type': 'text/javascript' }, text: script(own) };
    case 'GET /fields':
      return { headers: { 'content-type': 'text/html; charset=utf-8' }, text: fields };
    case 'OPTIONS /config':
    case 'OPTIONS /pay':
      return { status: 204, headers: open };
    case 'POST /config':
      return ['sandbox', 'live'].includes(JSON.parse(body).publicKey)
        ? { headers: open, json: { key: 'pk_test' } }
        : { status: 400, headers: open, json: {} };
    case 'POST /pay': {
      const { secretKey, number } = JSON.parse(body) as { secretKey: string; number: string };
      const isTaken = number !== '4000000000000002';
      if (isTaken) paid.set(secretKey, number);
      return { headers: open, json: { status: isTaken ? 'succeeded' : 'failed' } };
    }
    default:
      return null;
  }
}

const script = (own: string) => `
window.LiteAPIPayment = class {
  constructor(config) { this.config = config; }
  async handlePayment() {
    const { publicKey, secretKey, targetElement, returnUrl, options, appearance } = this.config;
    if (!options.business.name || !appearance.theme) throw new Error('not configured');
    const headers = { 'content-type': 'application/json' };
    const known = await fetch('${own}/config', { method: 'POST', headers, body: JSON.stringify({ publicKey }) });
    if (!known.ok) throw new Error('unknown key');
    const frame = document.createElement('iframe');
    frame.title = 'Secure card fields';
    frame.style.cssText = 'width: 100%; height: 260px; border: 0';
    frame.src = '${own}/fields#' + encodeURIComponent(secretKey);
    document.querySelector(targetElement).append(frame);
    addEventListener('message', ({ origin, source, data }) => {
      if (origin !== '${own}' || source !== frame.contentWindow) return;
      const to = new URL(returnUrl);
      to.searchParams.set('payment_intent', secretKey.replace('_secret', ''));
      to.searchParams.set('payment_intent_client_secret', secretKey);
      to.searchParams.set('redirect_status', data.status);
      location.assign(to);
    });
  }
};`;

const fields = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title>
<style>body{font:16px system-ui;margin:8px}label{display:block;margin:0 0 12px}input{display:block;width:100%;box-sizing:border-box;padding:12px;font:inherit;border:1px solid #888;border-radius:8px}button{padding:12px 20px;font:inherit;border:0;border-radius:8px;background:#1f41ee;color:#fff}</style>
<form><label>Card number <input name="number" inputmode="numeric"></label><label>Expiry <input name="expiry"></label>
<button>Pay now</button></form>
<script>
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const number = event.target.number.value.replaceAll(' ', '');
  const body = JSON.stringify({ secretKey: decodeURIComponent(location.hash.slice(1)), number });
  const answer = await fetch('/pay', { method: 'POST', body });
  parent.postMessage(await answer.json(), '*');
});
</script></html>`;
