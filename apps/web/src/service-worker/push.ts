/// <reference lib="webworker" />
/**
 * A push names a message by its id and its topic, and nothing of the person: the sentence here is the topic's, and what
 * happened is read in the app.
 */
const pushWorker = globalThis as unknown as ServiceWorkerGlobalScope;

const pushSentences = {
  en: {
    bookings: 'A booking has arrived',
    changes: 'A booking has changed',
    review: 'An import waits for you',
    trips: 'There is news about a trip',
    documents: 'A document needs your attention',
    safety: 'There is news about a safety report',
    test: 'Notifications arrive on this device',
    other: 'There is news',
  },
  fr: {
    bookings: 'Une réservation est arrivée',
    changes: 'Une réservation a changé',
    review: 'Un import vous attend',
    trips: 'Il y a du nouveau pour un voyage',
    documents: 'Un document demande votre attention',
    safety: 'Il y a du nouveau pour un signalement',
    test: 'Les notifications arrivent sur cet appareil',
    other: 'Il y a du nouveau',
  },
};

type PushNote = { id?: string; topic?: string; language?: string };

pushWorker.addEventListener('push', (event) => {
  const note = noteIn(event.data);
  const sentences = pushSentences[note.language === 'fr' ? 'fr' : 'en'];
  const topic = note.topic !== undefined && note.topic in sentences ? (note.topic as keyof typeof sentences) : 'other';
  event.waitUntil(
    pushWorker.registration.showNotification('Escale', {
      body: sentences[topic],
      icon: '/icons/escale-192.png',
      // The same message pushed again takes the place of the first.
      tag: note.id ?? 'escale',
      lang: note.language === 'fr' ? 'fr' : 'en',
      data: { opens: topic === 'test' ? '/profile/notifications' : '/messages' },
    }),
  );
});

pushWorker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { opens } = event.notification.data as { opens: string };
  event.waitUntil(openAt(opens));
});

/** In the app where it is open already, else in a new window. */
async function openAt(path: string): Promise<void> {
  const [page] = await pushWorker.clients.matchAll({ type: 'window' });
  if (!page) {
    await pushWorker.clients.openWindow(path);
    return;
  }
  await page.focus();
  await page.navigate(path);
}

/** What is no note of ours still has to be shown: browsers forbid silent pushes. */
function noteIn(content: PushMessageData | null): PushNote {
  try {
    return (content?.json() as PushNote | null) ?? {};
  } catch {
    return {};
  }
}
