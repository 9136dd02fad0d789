/**
 * Sends the demo's traveller a made-up confirmation, over SMTP as a mail program would: `npm run -s send-sample`.
 * Mail programs drop markup when they forward, so this one has none: the reader has the words alone.
 */
import { createTransport } from 'nodemailer';
import { signInToDemo } from '../bench/sign-in.ts';

const origin = `http://localhost:${process.env.PORT ?? 3000}`;
const port = Number(process.env.ESCALE_SMTP_PORT ?? 2525);

const { accessToken } = await signInToDemo(origin, (who) => who.role === 'traveler').catch((error) => {
  console.error(`No demo answers at ${origin}: is \`npm start\` running there? (${error.message})`);
  process.exit(1);
});
const reply = await fetch(`${origin}/api/my/account`, { headers: { authorization: `Bearer ${accessToken}` } });
const lea = await reply.json();

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const text = `Here is the one for Copenhagen.

---------- Forwarded message ---------
From: Norda Air <bookings@norda-air.example>
Date: Fri, 20 Nov 2026 at 09:12
Subject: Your booking is confirmed: Q7RX2M
To: <${lea.email}>

Dear Ms Martin,

thank you for flying with Norda Air. Your booking is confirmed.

Booking reference: Q7RX2M
Passenger: Ms Léa Martin

Flight: NA 1450
Date: ${inDays(40)}
From: Paris Charles de Gaulle (CDG), Terminal 2F
Departure: 08:35
To: Copenhagen (CPH), Terminal 2
Arrival: 10:30
Seat: 7C

Flight: NA 1457
Date: ${inDays(42)}
From: Copenhagen (CPH), Terminal 2
Departure: 18:05
To: Paris Charles de Gaulle (CDG), Terminal 2F
Arrival: 20:05
Seat: 8A

Total price: 312.40 EUR
`;

const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
await transport.sendMail({
  from: lea.email,
  to: lea.importAddress,
  subject: 'Fwd: Your booking is confirmed: Q7RX2M',
  text,
});
console.log(`Sent to ${lea.importAddress}. Look at ${origin}`);
