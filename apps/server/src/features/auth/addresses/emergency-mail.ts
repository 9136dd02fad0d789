import { type Mail, wordsOfOthers } from '../../../platform/mail.ts';

const usefulMs = 7 * 86_400_000;

/** In both languages: we do not know which one the person speaks. */
export function emergencyMail(to: string, name: string, link: string, now: Date): Mail {
  const who = wordsOfOthers(name.slice(0, 80));
  return {
    to,
    subject: `${who}: emergency contact / contact d’urgence`,
    text: `${who} travels for work, uses Escale, and has named you as emergency contact. If you agree, your address is shown to their company when ${who} needs help on a trip. Nothing else is sent to you.

Say yes or no here:
${link}

If you do nothing, nothing happens. With the same link you can take a yes back at any time.

--

${who} voyage pour son travail, utilise Escale et vous a désigné comme contact d’urgence. Si vous acceptez, votre adresse est communiquée à son entreprise en cas de besoin pendant un voyage. Rien d’autre ne vous est envoyé.

Répondez oui ou non ici :
${link}

Si vous ne faites rien, il ne se passe rien. Avec le même lien, vous pouvez retirer votre accord à tout moment.
`,
    usefulUntil: new Date(now.getTime() + usefulMs).toISOString(),
  };
}
