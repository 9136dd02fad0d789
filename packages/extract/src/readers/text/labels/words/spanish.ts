import type { LanguageWords } from './language-words.ts';

export const spanish: LanguageWords = {
  labels: {
    departure:
      'sale|hora de salida|aeropuerto de salida|estacion de salida|salida de|puerto de salida|origen / salida|fecha y hora de salida|hora salida|hora de partida|lugar de embarque|punto de embarque|punto de abordaje|lugar de abordaje|terminal de salida|terminal de abordaje|sale de',
    arrival:
      'llega|hora de llegada|aeropuerto de llegada|estacion de llegada|llegada a|puerto de llegada|llegada aprox|llegada aproximada|llegada estimada|hora llegada|hora aprox de llegada|hora aproximada de llegada|fecha y hora de llegada|terminal de llegada|llega a|bajada|punto de descenso',
    from: 'origen|terminal de origen|terminal origen|ciudad de origen|ciudad origen|estacion de origen|estacion origen',
    to: 'destino|terminal de destino|terminal destino|ciudad de destino|ciudad destino|estacion de destino|estacion destino',
    date: 'fecha de viaje|fecha del viaje|fecha de salida|dia|fecha y hora|fecha del vuelo|fechas|valido el|valido para el dia|dia de viaje|fecha viaje|fecha salida',
    time: 'horario|hora local|horas',
    when: 'hora de recogida|fecha de recogida|fecha y hora de recogida|cuando',
    flight: 'vuelo n°|numero de vuelo|n° de vuelo|vuelos|vuelo numero',
    train:
      'tren|servicio|n° de servicio|expedicion|numero de tren|n° de tren|tipo de tren|corrida|n° de corrida|numero de corrida|tipo de servicio|n° de bus|numero de bus|linea|n° de linea',
    ship: 'buque|barco|ferri',
    reference:
      'codigo de la reserva|numero de la reserva|n° de reserva|n° reserva|num reserva|reserva|referencia|referencia de reserva|referencia de la reserva|codigo de confirmacion|numero de confirmacion|n° de confirmacion|numero de pedido|pedido|localizador de reserva|codigo|codigo localizador|expediente|numero de localizador|n° de pedido|bono|numero de bono|contrato|localizador de la reserva|id de reserva|clave de reservacion|clave de reserva|clave de confirmacion|codigo de reservacion|numero de reservacion|n° de reservacion|reservacion|n° de operacion|numero de operacion|operacion|folio de reservacion|folio de reserva|folio de compra|folio de confirmacion',
    ticket:
      'billete|numero de billete|n° de billete|billetes|n° billete|boleto|boletos|n° de boleto|numero de boleto|folio|folio de boleto|n° de folio|tiquete|numero de tiquete|n° de tiquete|pasaje|numero de pasaje',
    seat: 'asiento|plaza|asientos|plazas|n° de asiento|numero de asiento|butaca|butacas|n° de butaca|numero de butaca|silla|puesto',
    coach: 'bus/plaza|autobus/plaza|coche|coche / plaza|coche/plaza|coche y plaza',
    person:
      'reservado para|pasajeros|viajero|viajeros|viajera|pasajera|huesped|huespedes|nombre|nombre del pasajero|nombre y apellidos|titular|titular de la reserva|conductor|conductora|conductor principal|a nombre de|nombre del huesped|huesped principal|nombre del cliente|nombre del titular|ocupantes|nombre del viajero|comensal|titular del billete|viajero/a|pasajero/a|pasajero/s|nombre de pasajero|datos del pasajero',
    bookedBy: 'cliente',
    checkIn:
      'entrada|fecha de entrada|llegada al hotel|dia de entrada|fecha de llegada|registro de entrada|entrada desde',
    checkOut: 'salida del hotel|fecha de salida del hotel|dia de salida|registro de salida|salida hasta',
    stayDates: 'estancia|fechas de la estancia|entrada / salida|entrada - salida|tu estancia|su estancia',
    hotel:
      'alojamiento|establecimiento|tu alojamiento|su hotel|tu hotel|nombre del hotel|apartamento|propiedad|su alojamiento',
    address: 'direccion del hotel|direccion del alojamiento|domicilio|ubicacion',
    city: 'ciudad|localidad',
    pickUp:
      'recogida|lugar de recogida|punto de recogida|oficina de recogida|direccion de recogida|punto de encuentro|entrega del vehiculo|recogida del vehiculo|oficina de entrega|inicio del alquiler|recoger en',
    dropOff:
      'devolucion|lugar de devolucion|oficina de devolucion|devolucion del vehiculo|lugar de destino|direccion de destino|fin del alquiler|devolver en|fecha de devolucion',
    return:
      'ida|vuelta|viaje de ida|viaje de vuelta|vuelo de ida|vuelo de vuelta|trayecto de ida|trayecto de vuelta|regreso',
    place: 'oficina|estacion|aeropuerto|sucursal',
    vehicle:
      'vehiculo|coche o similar|grupo|categoria|tipo de vehiculo|modelo|tu coche|categoria del vehiculo|grupo de vehiculo',
    company: 'compania|aerolinea|compania aerea|operador|proveedor|naviera|operado por|empresa',
    price:
      'precio|importe|importe total|total a pagar|total pagado|coste total|total de la reserva|precio final|pago total|total iva incluido|importe pagado|precio del billete|total general|precio total de la reserva|monto|monto total|tarifa total|monto pagado|total boleto|costo|costo total',
    phone: 'telefono|movil|correo electronico|correo|tlf|pagina web|telf',
    status: 'estado|estado de la reserva',
    room: 'habitacion|habitaciones|tipo de habitacion|tipo de alojamiento|unidad',
    nights: 'noches|numero de noches|duracion|duracion del viaje|duracion de la estancia|tiempo de viaje',
    class: 'clase|tarifa|cabina|tipo de tarifa',
    expected: 'hora estimada de llegada|hora prevista de llegada|llegada prevista|hora de llegada aproximada',
    cancellation:
      'cancelacion|politica de cancelacion|condiciones de cancelacion|cancelacion gratuita|condiciones|cambios y anulaciones|anulacion|gastos de cancelacion',
    former:
      'antes|anterior|vuelo anterior|horario anterior|reserva anterior|vuelo original|horario original|tren anterior',
    current: 'ahora|nuevo|nueva|nuevo vuelo|nuevo horario|nueva reserva|nuevo tren|horario nuevo|actualizado',
    route: 'trayecto|ruta|recorrido|itinerario|tramo|origen / destino|origen - destino|viaje',
    issued:
      'fecha de reserva|fecha de compra|fecha de emision|reservado el|fecha de la reserva|comprado el|emitido el|fecha de la compra|fecha de pago|fecha de factura',
    other:
      'restaurante|equipaje|desayuno|regimen|observaciones|comentarios|forma de pago|metodo de pago|impuestos|tasas|seguro|fianza|deposito|franquicia|puerta|puerta de embarque|embarque|adultos|ninos|numero de huespedes|n° de personas|personas|avion|comida|kilometraje|suplementos|nota|notas|dni|nif|oferta|anden|piso|carril|bahia|box|documento|edad|plataforma|clave|rut|curp|rfc|motivo del viaje|objeto del viaje|motivo del desplazamiento',
  },
  booked:
    '(?:tu|su|la) (?:reserva|compra|billete|viaje|pedido|mesa)|(?:reserva|compra|mesa|viaje|pedido)\\b[^\\n.]{0,30}\\b(?:confirmad[ao]s?|realizad[ao]|completad[ao])|confirmacion (?:de|del) (?:tu|su|la|reserva|compra|viaje|pedido)|gracias por (?:reservar|tu (?:reserva|compra)|su (?:reserva|compra)|viajar|volar|elegir|comprar|confiar)|billete electronico|tarjeta de embarque|localizador|codigo de reserva|(?:clave|codigo) de reservacion|boleto(?:s)? (?:de (?:viaje|autobus|bus)|electronicos?)|comprobante de (?:compra|viaje|reserva)',
  cancelled:
    '(?:ha sido|han sido|fue|queda|esta|hemos|se ha) (?:\\w+ ){0,2}(?:cancelad[ao]s?|anulad[ao]s?)|confirmacion de (?:la |su |tu )?(?:cancelacion|anulacion)|cancelacion de (?:su|tu|la) reserva|reserva (?:cancelada|anulada)',
  coach: 'coche|vagon',
  seat: 'asientos?|plazas?|butacas?',
  total: 'importe total|precio total|total pagado|total a pagar|importe pagado',
  there: 'ida|viaje de ida|vuelo de ida',
  back: 'vuelta|regreso|viaje de vuelta|vuelo de vuelta',
};
