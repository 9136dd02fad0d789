/** "BR80 5512 KT", "1260471883": what a ticket is numbered by, and no word for its kind or its day. An airline's has 13 figures. */
export function isTicketsNumber(text: string): boolean {
  const value = text.trim();
  return numberOfTicket.test(value) && !/^\d{3}-?\d{10}$/.test(value.replaceAll(' ', ''));
}

const numberOfTicket =
  /^(?=(?:\D*\d){4}|[A-Z]+\d+[A-Z]+\d[A-Z\d]*$)(?!\d{1,2} ?\p{L}{3,9} ?\d{2,4}$)(?=.{7,24}$)[A-Z\d]{2,}(?:[ /-][A-Z\d]{2,}){0,4}$/u;
