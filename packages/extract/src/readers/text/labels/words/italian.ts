import type { LanguageWords } from './language-words.ts';

export const italian: LanguageWords = {
  labels: {
    departure:
      'orario di partenza|aeroporto di partenza|stazione di partenza|parte|porto di partenza|ora di partenza|luogo di partenza|partenza da',
    arrival:
      'orario di arrivo|aeroporto di arrivo|stazione di arrivo|arriva|porto di arrivo|ora di arrivo|luogo di arrivo|arrivo a',
    from: 'stazione di origine',
    to: 'destinazione|stazione di destinazione',
    date: 'valido il|valido per il giorno|giorno di viaggio|data di viaggio|data del viaggio|giorno|data e ora|data viaggio|data del volo|data partenza|data di partenza',
    time: 'orario|orari|ore',
    when: 'orario di ritiro|data e ora del ritiro|ora del prelievo|quando|orario di prelievo',
    flight: 'numero volo|numero di volo|n° volo|voli|volo n°|n volo',
    train: 'numero treno|treno n°|numero di treno|n° treno|servizio treno',
    ship: 'nave|traghetto',
    reference:
      'codice biglietto|codice acquisto|codice viaggio|codice di prenotazione|codice della prenotazione|numero di prenotazione|numero prenotazione|n° prenotazione|prenotazione|prenotazione n°|riferimento|riferimento prenotazione|numero di conferma|numero conferma|codice conferma|codice di conferma|numero ordine|ordine|codice cliente pnr|codice biglietto|codice pnr|id prenotazione|numero pratica|pratica|codice|conferma|conferma n°|numero della prenotazione|rif prenotazione|codice viaggio|numero voucher',
    ticket: 'biglietto|numero biglietto|numero di biglietto|biglietti|n° biglietto',
    seat: 'posto|posti|posto a sedere|numero posto|posto n°',
    coach: 'carrozza|carr|carrozza / posto|carrozza/posto|carrozza e posto|vettura',
    person:
      "prenotato per|riservato a|intestatario|titolare|intestatario del biglietto|titolare del biglietto|passeggeri|viaggiatore|viaggiatori|viaggiatrice|ospite|ospiti|nome|nome passeggero|nome e cognome|intestatario|intestatario della prenotazione|conducente|conducente principale|a nome di|nome ospite|nome del cliente|ospite principale|guidatore|nome cliente|nominativo|a nome|titolare|passeggera|nome del passeggero|nome dell'ospite|intestata a|cognome",
    bookedBy: 'cliente',
    givenName: 'nome di battesimo',
    checkIn: 'data di arrivo|giorno di arrivo|arrivo in hotel|data arrivo|data check-in|ingresso',
    checkOut: "data di partenza dall'hotel|giorno di partenza|partenza dall'hotel|data check-out|uscita",
    stayDates:
      'soggiorno|date del soggiorno|arrivo / partenza|arrivo - partenza|periodo|periodo di soggiorno|il tuo soggiorno',
    hotel:
      'struttura|alloggio|nome struttura|nome hotel|la tua struttura|albergo|nome della struttura|appartamento|agriturismo',
    address: 'indirizzo hotel|indirizzo della struttura|indirizzo struttura|dove siamo|ubicazione',
    city: 'citta|localita',
    pickUp:
      'ritiro|luogo di ritiro|punto di ritiro|presa|presa in consegna|prelievo|luogo di prelievo|ritiro auto|ritiro del veicolo|stazione di ritiro|punto di incontro|luogo di presa|ufficio di ritiro|indirizzo di partenza|inizio noleggio|sede di ritiro|luogo ritiro',
    dropOff:
      'riconsegna|luogo di riconsegna|restituzione|riconsegna auto|consegna|luogo di restituzione|stazione di riconsegna|indirizzo di destinazione|fine noleggio|riconsegna del veicolo|rilascio|luogo di rilascio|sede di riconsegna|luogo riconsegna',
    return:
      'andata|ritorno|viaggio di andata|viaggio di ritorno|volo di andata|volo di ritorno|volo andata|volo ritorno',
    place: 'stazione|aeroporto|ufficio|agenzia|luogo',
    vehicle:
      'veicolo|auto|categoria auto|gruppo|categoria|modello|tipo di veicolo|la tua auto|gruppo auto|categoria veicolo|vettura noleggiata',
    company:
      'compagnia|compagnia aerea|operatore|fornitore|vettore|noleggiatore|operato da|societa di noleggio|compagnia di noleggio|compagnia di navigazione',
    price:
      'prezzo|importo|importo totale|prezzo totale|costo totale|totale soggiorno|totale pagato|totale da pagare|importo pagato|totale prenotazione|prezzo complessivo|totale complessivo|costo|totale ordine|totale eur|totale noleggio|totale generale|importo complessivo|totale viaggio',
    phone: 'telefono|cellulare|sito|sito web|posta elettronica|recapito|tel',
    status: 'stato|stato della prenotazione|stato prenotazione',
    room: 'camera|camere|tipologia camera|tipo di camera|tipologia|sistemazione|tipo camera',
    nights:
      'notti|numero di notti|durata|durata del viaggio|durata del soggiorno|n° notti|pernottamenti|tempo di viaggio',
    class: 'livello di servizio|tariffa|offerta|cabina|servizio|livello',
    expected: 'orario di arrivo previsto|arrivo previsto|ora di arrivo prevista|orario previsto di arrivo',
    cancellation:
      'cancellazione|condizioni di cancellazione|politica di cancellazione|cancellazione gratuita|condizioni|penale|annullamento|penali|termini di cancellazione',
    former:
      'precedente|prima della modifica|vecchio|volo precedente|orario precedente|prenotazione precedente|volo originale|orario originale|treno precedente',
    current: 'ora nuova|adesso|nuovo|nuova|nuovo volo|nuovo orario|nuova prenotazione|nuovo treno|aggiornato',
    route: 'tratta|percorso|itinerario|viaggio|da / a|tragitto|da - a|rotta',
    issued:
      'data di acquisto|data acquisto|data di prenotazione|data prenotazione|data di emissione|prenotato il|acquistato il|emesso il|data ordine|data della prenotazione|data di pagamento|data emissione',
    other:
      'ristorante|bagaglio|bagagli|colazione|trattamento|note|metodo di pagamento|modalita di pagamento|tasse|imposte|assicurazione|deposito|franchigia|cauzione|imbarco|cancello|adulti|bambini|numero ospiti|numero di ospiti|persone|numero di persone|aeromobile|pasto|chilometraggio|supplementi|commenti|tassa di soggiorno|codice fiscale|partita iva|pagamento|motivo del viaggio|motivo della trasferta|scopo del viaggio|motivo della missione',
  },
  booked:
    "(?:la tua|la sua|la vostra|sua|tua) (?:prenotazione|acquisto|ordine|viaggio)|(?:prenotazione|acquisto|ordine|tavolo|viaggio)\\b[^\\n.]{0,30}\\b(?:confermat[oa]|effettuat[oa]|completat[oa])|conferma (?:di |della |d')?(?:prenotazione|acquisto|ordine)|confermare la (?:sua|tua|vostra|prenotazione)|grazie per (?:aver|la tua|la sua|avere|il tuo|il suo)\\b[^\\n.]{0,20}(?:acquist|prenot|scelto|ordine)|biglietto elettronico|carta d'imbarco|codice (?:di )?prenotazione|titolo di viaggio",
  cancelled:
    '(?:e stat[oa]|sono stat[ei]|abbiamo|risulta) (?:\\w+ ){0,2}(?:cancellat[oaie]|annullat[oaie])|conferma (?:di |della )?(?:cancellazione|annullamento)|(?:cancellazione|annullamento) della (?:tua|sua|vostra|prenotazione)|prenotazione (?:cancellata|annullata)',
  coach: 'carrozza|carr|vettura',
  seat: 'posti|posto',
  total: 'importo totale|prezzo totale|totale pagato|importo pagato|costo totale|totale soggiorno|totale complessivo',
  there: 'andata|viaggio di andata|volo di andata',
  back: 'ritorno|viaggio di ritorno|volo di ritorno',
};
