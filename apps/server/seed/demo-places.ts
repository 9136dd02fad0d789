import type { Place } from '@escale/contract';

/** Real towns, airports and stations; hotels, offices and companies are invented. The tables know the rest of an airport. */
const airport = (name: string, iata: string): Place => ({ name, iata });

export const airports = {
  paris: airport('Paris Charles de Gaulle', 'CDG'),
  lisbon: airport('Lisbon Humberto Delgado', 'LIS'),
  geneva: airport('Genève Aéroport', 'GVA'),
  berlin: airport('Berlin Brandenburg', 'BER'),
  rome: airport('Roma Fiumicino', 'FCO'),
  bergen: airport('Bergen Flesland', 'BGO'),
  tokyo: airport('Tokyo Haneda', 'HND'),
  newYork: airport('New York John F. Kennedy', 'JFK'),
  madrid: airport('Madrid Barajas', 'MAD'),
  vienna: airport('Wien Schwechat', 'VIE'),
  frankfurt: airport('Frankfurt am Main', 'FRA'),
};

const at = (
  name: string,
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): Place => ({
  name,
  city,
  country,
  latitude,
  longitude,
  timeZone,
});

export const places = {
  gareDeLyon: at('Paris Gare de Lyon', 'Paris', 'FR', 48.8443, 2.3735, 'Europe/Paris'),
  gareDuNord: at('Paris Gare du Nord', 'Paris', 'FR', 48.8809, 2.3553, 'Europe/Paris'),
  partDieu: at('Lyon Part-Dieu', 'Lyon', 'FR', 45.7606, 4.8594, 'Europe/Paris'),
  cornavin: at('Genève-Cornavin', 'Geneva', 'CH', 46.2102, 6.1424, 'Europe/Zurich'),
  zurichHb: at('Zürich HB', 'Zürich', 'CH', 47.3779, 8.5403, 'Europe/Zurich'),
  stPancras: at('London St Pancras International', 'London', 'GB', 51.5317, -0.1263, 'Europe/London'),
  civitavecchia: at('Civitavecchia, Porto', 'Civitavecchia', 'IT', 42.0936, 11.7897, 'Europe/Rome'),
  olbia: at('Olbia, Isola Bianca', 'Olbia', 'IT', 40.9236, 9.5217, 'Europe/Rome'),
  bergenQuay: at('Bergen, Skolten', 'Bergen', 'NO', 60.3996, 5.3175, 'Europe/Oslo'),
  alesund: at('Ålesund', 'Ålesund', 'NO', 62.4722, 6.1495, 'Europe/Oslo'),
  geiranger: at('Geiranger', 'Geiranger', 'NO', 62.1008, 7.2059, 'Europe/Oslo'),
};

export const withAddress = (place: Place, name: string, address: string): Place => ({ ...place, name, address });

export const towns = {
  lisbon: at('Lisbon', 'Lisbon', 'PT', 38.7139, -9.1394, 'Europe/Lisbon'),
  geneva: at('Geneva', 'Geneva', 'CH', 46.2044, 6.1432, 'Europe/Zurich'),
  berlin: at('Berlin', 'Berlin', 'DE', 52.5065, 13.2846, 'Europe/Berlin'),
  london: at('London', 'London', 'GB', 51.5175, -0.0955, 'Europe/London'),
  olbia: at('Olbia', 'Olbia', 'IT', 40.921, 9.486, 'Europe/Rome'),
  tokyo: at('Tokyo', 'Tokyo', 'JP', 35.6664, 139.7585, 'Asia/Tokyo'),
  newYork: at('New York', 'New York', 'US', 40.7537, -73.9772, 'America/New_York'),
  lyon: at('Lyon', 'Lyon', 'FR', 45.764, 4.8357, 'Europe/Paris'),
  zurich: at('Zürich', 'Zürich', 'CH', 47.3717, 8.5423, 'Europe/Zurich'),
  madrid: at('Madrid', 'Madrid', 'ES', 40.4239, -3.6907, 'Europe/Madrid'),
  vienna: at('Vienna', 'Vienna', 'AT', 48.2082, 16.3738, 'Europe/Vienna'),
  paris: at('Paris', 'Paris', 'FR', 48.8738, 2.3317, 'Europe/Paris'),
};
