import type { LanguageWords } from './language-words.ts';

export const portuguese: LanguageWords = {
  labels: {
    departure:
      'saida|hora de partida|aeroporto de partida|estacao de partida|embarque em|horario de saida|horario de partida|saindo de|porto de partida|hora da partida|local de embarque|ponto de embarque|embarque no terminal|rodoviaria de embarque|rodoviaria de origem|hora da saida|horario da saida',
    arrival:
      'chegada|hora de chegada|aeroporto de chegada|estacao de chegada|horario de chegada|desembarque|chegando em|porto de chegada|chega|previsao de chegada|chegada aproximada|local de desembarque|ponto de desembarque|rodoviaria de destino|rodoviaria de desembarque',
    from: 'origem|saindo|cidade de origem|terminal de origem',
    to: 'destino|indo para|cidade de destino|terminal de destino',
    date: 'data da viagem|data de viagem|data de partida|dia|data e hora|data do voo|data da partida|valido em|valido no dia',
    time: 'horario|horarios|hora local',
    when: 'hora de recolha|data de recolha|quando|data e hora de recolha|hora da recolha',
    flight: 'numero do voo|voo n°|n° do voo|voos|n° de voo|numero de voo',
    train:
      'comboio|servico|n° de servico|carreira|trem|numero do comboio|n° do comboio|comboio n°|n° comboio|linha|n° do servico|numero do servico|tipo de servico|n° do onibus',
    ship: 'navio|barco',
    reference:
      'codigo da reserva|codigo de reserva|numero da reserva|numero de reserva|n° da reserva|n° de reserva|reserva n°|referencia|referencia da reserva|codigo de confirmacao|numero de confirmacao|numero do pedido|pedido|codigo do localizador|numero da compra|reserva|codigo|n° reserva|referencia de reserva|encomenda|numero de encomenda|confirmacao|numero da confirmacao|contrato|localizador da reserva',
    ticket: 'n° venda|numero de venda|numero da venda|bilhete|numero do bilhete|bilhetes|bilhete n°|n° bilhete',
    seat: 'lugar|assento|lugares|assentos|poltrona|n° da poltrona|numero da poltrona|poltronas',
    coach: 'carruagem|carr|carruagem / lugar|carruagem/lugar|vagao|carruagem e lugar',
    person:
      'reservado para|passageiro|passageiros|passageira|hospede|hospedes|nome|nome do passageiro|nome do hospede|viajante|viajantes|condutor|titular|em nome de|nome completo|hospede principal|condutor principal|motorista principal|nome do cliente|nome do titular|nome do condutor|titular do bilhete',
    bookedBy: 'cliente',
    givenName: 'nome proprio',
    checkIn:
      'entrada|data de entrada|chegada ao hotel|data de chegada|data de check-in|dia de chegada|data do check-in',
    checkOut: 'saida do hotel|data de saida|data de check-out|dia de saida|data do check-out|data de partida do hotel',
    stayDates: 'estadia|estada|periodo da estadia|entrada / saida|datas da estadia|sua estadia|a sua estadia|periodo',
    hotel:
      'alojamento|hospedagem|propriedade|nome do hotel|seu hotel|acomodacao|o seu alojamento|hotel / pousada|pousada|sua acomodacao',
    address: 'endereco|morada|endereco do hotel|localizacao|morada do hotel',
    city: 'cidade|localidade',
    pickUp:
      'recolha|levantamento|local de levantamento|local de recolha|retirada|local de retirada|retirada do veiculo|levantamento do veiculo|estacao de levantamento|ponto de encontro|loja de retirada|levantar em|inicio do aluguer|balcao de levantamento',
    dropOff:
      'devolucao|local de devolucao|devolucao do veiculo|entrega|local de entrega|estacao de devolucao|loja de devolucao|devolver em|local de destino|fim do aluguer|entrega do veiculo',
    return:
      'ida|volta|voo de ida|voo de volta|viagem de ida|viagem de volta|voo de regresso|regresso|trecho de ida|trecho de volta',
    place: 'estacao|aeroporto|loja|balcao',
    vehicle: 'veiculo|viatura|carro|grupo|categoria|modelo|tipo de veiculo|grupo do carro|categoria do veiculo',
    company: 'companhia|companhia aerea|operador|fornecedor|locadora|operado por|empresa|transportadora',
    price:
      'preco|valor|valor total|preco total|total pago|total a pagar|valor pago|custo total|total da reserva|total geral|valor da compra|total da compra|montante total|importancia|preco final',
    phone: 'telefone|telemovel|celular|correio eletronico|contacto telefonico|site',
    status: 'estado|situacao|status da reserva',
    room: 'quarto|quartos|tipo de quarto|tipologia|acomodacoes',
    nights: 'noites|numero de noites|duracao|duracao da estadia|n° de noites|diarias|duracao da viagem',
    class: 'classe|tarifa|cabine|tipo de tarifa',
    expected: 'hora prevista de chegada|chegada prevista|hora estimada de chegada',
    cancellation:
      'cancelamento|politica de cancelamento|condicoes de cancelamento|cancelamento gratuito|condicoes|cancelamento gratis',
    former: 'antes|anterior|voo anterior|horario anterior|reserva anterior|voo original|horario original',
    current: 'agora|novo|nova|novo voo|novo horario|nova reserva|atualizado|horario novo',
    route: 'percurso|trajeto|trecho|rota|itinerario|viagem|origem / destino|trajecto',
    issued:
      'data da compra|data de compra|data da reserva|data de emissao|comprado em|emitido em|reservado em|data de reserva|data da emissao',
    party: 'numero de passageiros|n° de passageiros|numero de pessoas|quantidade de passageiros',
    other:
      'bagagem|pequeno-almoco|cafe da manha|observacoes|forma de pagamento|metodo de pagamento|impostos|taxas|seguro|caucao|franquia|embarque|portao|adultos|criancas|numero de hospedes|pessoas|aeronave|refeicao|quilometragem|suplementos|nota|notas|taxa turistica|nif|cpf|n° de pessoas|iva|plataforma|rg|documento|piso|idade|tarifa de embarque',
  },
  booked:
    '(?:sua|a sua|tua) (?:reserva|compra|viagem|encomenda)|(?:reserva|compra|viagem|pedido|mesa)\\b[^\\n.]{0,30}\\b(?:confirmad[ao]|efetuad[ao]|concluid[ao]|realizad[ao])|confirmacao (?:de|da|do) (?:sua |compra|reserva|viagem|pedido)|obrigad[oa] (?:por|pela)\\b[^\\n.]{0,20}(?:reserva|compra|escolh|viajar|voar)|bilhetes? (?:eletronicos?|electronicos?|de comboio)|cartao de embarque|codigo (?:de|da) reserva|bilhete de (?:passagem|onibus|viagem)|passagem (?:de onibus|rodoviaria)',
  cancelled:
    '(?:foi|foram|esta|fica) (?:\\w+ ){0,2}(?:cancelad[ao]s?|anulad[ao]s?)|confirmacao (?:de|do) cancelamento|cancelamento da (?:sua|tua)? ?reserva|reserva cancelada',
  coach: 'carruagem|vagao|carr',
  seat: 'lugares|lugar|assentos?|poltronas?',
  total: 'valor total|preco total|total pago|valor pago|total a pagar|montante total',
  there: 'ida|viagem de ida|voo de ida',
  back: 'volta(?= ?(?:[:(–—-]|$))|regresso|viagem de (?:volta|regresso)|voo de (?:volta|regresso)',
};
