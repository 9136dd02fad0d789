// Runs in the frame of the card fields (card-fields.ts), beside the provider's script and nothing else.
const { app } = document.documentElement.dataset;
const tell = (word) => parent.postMessage(word, app);

const returned = new URLSearchParams(location.search).get('redirect_status');
if (location.pathname.endsWith('/paid')) {
  // `pending`: the provider will refuse to book upon it, which is said then.
  tell({ cardFields: returned === 'failed' ? 'refused' : 'paid' });
} else {
  draw();
}

function draw() {
  const asked = location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  // Out of what the browser remembers.
  history.replaceState(null, '', location.pathname);
  // Blocked by the browser, or the provider is down.
  if (asked === '' || typeof window.LiteAPIPayment !== 'function') return tell({ cardFields: 'unavailable' });
  const { publicKey, secretKey } = JSON.parse(atob(asked));
  const drawn = () => tell({ cardFields: 'drawn', height: document.body.offsetHeight });
  // A frame that is scrolled out of sight is not rendered, and observes no sizes; that something was drawn it knows all the same.
  new MutationObserver(drawn).observe(document.querySelector('#card'), { childList: true });
  new ResizeObserver(drawn).observe(document.body);
  new window.LiteAPIPayment({
    publicKey,
    secretKey,
    targetElement: '#card',
    returnUrl: `${location.origin}${location.pathname}/paid`,
    appearance: { theme: 'flat' },
    options: { business: { name: 'Escale' } },
  }).handlePayment();
}
