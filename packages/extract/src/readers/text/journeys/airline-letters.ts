/** "ANA 247", "SAS 1426", "TAP TP 1365": what everybody calls them, in the letters of their whole name, and the code in front of their numbers. */
export const airlineLetters: { [letters: string]: string } = {
  ...{ ANA: 'NH', CSA: 'OK', EVA: 'BR', ITA: 'AZ', JAL: 'JL', KLM: 'KL', LATAM: 'LA', LOT: 'LO', MEA: 'ME', PAL: 'PR' },
  ...{ PIA: 'PK', RAM: 'AT', SAA: 'SA', SAS: 'SK', TAAG: 'DT', TAP: 'TP', TAROM: 'RO', THY: 'TK' },
};
