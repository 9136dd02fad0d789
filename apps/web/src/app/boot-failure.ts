/**
 * The last resort when not even the app's own files or words could be had: nothing of the app can be drawn then, so this
 * is plain, and in both languages.
 */
export function showBootFailure(element: HTMLElement, error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  text.textContent = 'Error while loading data. · Erreur de chargement des données.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again · Réessayer';
  again.addEventListener('click', () => location.reload());
  const notice = document.createElement('main');
  notice.className = 'boot-failure';
  notice.append(text, again);
  element.replaceChildren(notice);
}
