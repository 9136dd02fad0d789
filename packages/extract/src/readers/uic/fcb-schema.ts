import { parseSchema, type Schema } from './uper.ts';

/**
 * The flexible content barcode of ERA TAP TSI B.12 in its three versions. They differ in ranges and in a few fields:
 * `<1.3|2|3>` in the text below.
 */
const text = `
Ticket ... = issuingDetail:Issuing travelerDetail:Travelers? transportDocument:[Document]? controlDetail:Control? extension:[Extension]?
Document ... = token:Token? ticket:Choice
Choice ... | reservation:Reservation carCarriageReservation:CarCarriage openTicket:OpenTicket pass:Pass voucher:Voucher customerCard:CustomerCard counterMark:Countermark parkingGround:Parking fipTicket:Fip stationPassage:StationPassage extension:Extension delayConfirmation:Delay
Delay ... = referenceIA5:ia5? referenceNum:int? trainNum:int? trainIA5:ia5? departureYear:2016..2269? departureDay:1..366? departureTime:TIME? departureUTCOffset:-60..60? stationCodeTable:enum5= stationNum:STATION? stationIA5:ia5? delay:1..999 trainCancelled:bool confirmationType:enum3...= affectedTickets:[TicketLink]? infoText:utf8? extension:Extension?
Issuing ... = securityProviderNum:RICS? securityProviderIA5:ia5? issuerNum:RICS? issuerIA5:ia5? issuingYear:2016..2269 issuingDay:1..366 issuingTime:<TIME?|TIME?|TIME> issuerName:utf8? specimen:bool securePaperTicket:bool activated:bool currency:ia5(3)= currencyFract:1..3= issuerPNR:ia5? extension:Extension? issuedOnTrainNum:int? issuedOnTrainIA5:ia5? issuedOnLine:int? pointOfSale:Geo?
Control ... = identificationByCardReference:[Card]? identificationByIdCard:bool identificationByPassportId:bool identificationItem:int? passportValidationRequired:bool onlineValidationRequired:bool randomDetailedValidationRequired:0..99? ageCheckRequired:bool reductionCardCheckRequired:bool infoText:utf8? includedTickets:[TicketLink]? extension:Extension?
Travelers ... = traveler:[Traveler]? preferredLanguage:ia5(2)? groupName:utf8?
Reservation ... = trainNum:int? trainIA5:ia5? departureDate:-1..DAYS= referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? serviceBrand:0..32000? serviceBrandAbrUTF8:utf8? serviceBrandNameUTF8:utf8? service:enum4= stationCodeTable:enum5= fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8? departureTime:TIME departureUTCOffset:-60..60? arrivalDate:<0|-1|-1>..20= arrivalTime:TIME? arrivalUTCOffset:-60..60? carrierNum:[RICS]? carrierIA5:[ia5]? classCode:CLASS= serviceLevel:ia5(1..2)? places:Places? additionalPlaces:Places? bicyclePlaces:Places? compartmentDetails:Compartment? numberOfOverbooked:0..200= berth:[Berth]? tariffs:[Tariff]? priceType:enum4= price:int? vatDetail:[Vat]? typeOfSupplement:0..9= numberOfSupplements:0..200= luggage:Luggage? infoText:utf8? extension:Extension?
Vat = country:1..999 percentage:0..999 amount:int? vatId:ia5?
CarCarriage ... = trainNum:int? trainIA5:ia5? beginLoadingDate:-1..DAYS= beginLoadingTime:TIME? endLoadingTime:TIME? loadingUTCOffset:-60..60? referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? serviceBrand:RICS? serviceBrandAbrUTF8:utf8? serviceBrandNameUTF8:utf8? stationCodeTable:enum5= fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8? coach:ia5? place:ia5? compartmentDetails:Compartment? numberPlate:ia5 trailerPlate:ia5? carCategory:0..9 boatCategory:0..6? textileRoof:bool roofRackType:enum9...= roofRackHeight:0..99? attachedBoats:0..2? attachedBicycles:0..4? attachedSurfboards:0..5? loadingListEntry:0..999? loadingDeck:enum3= carrierNum:[RICS]? carrierIA5:[ia5]? tariff:Tariff priceType:enum4= price:int? vatDetail:[Vat]? infoText:utf8? extension:Extension?
OpenTicket ... = referenceNum:int? referenceIA5:ia5? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? extIssuerId:int? issuerAuthorizationId:int? returnIncluded:bool stationCodeTable:enum5= fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8? validRegionDesc:utf8? validRegion:[Region]? returnDescription:Return? VALIDITY activatedDay:[0..DAYS]? classCode:CLASS= serviceLevel:ia5(1..2)? carrierNum:[RICS]? carrierIA5:[ia5]? includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]? tariffs:[Tariff]? price:int? vatDetail:[Vat]? infoText:utf8? includedAddOns:[AddOn]? luggage:Luggage? <|TRANSPORT|TRANSPORT> extension:Extension?
Pass ... = referenceNum:int? referenceIA5:ia5? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? passType:1..250? passDescription:utf8? classCode:CLASS= VALIDITY validityPeriodDetails:Periods? numberOfValidityDays:0..DAYS? <||trainValidity:TrainValidity?> numberOfPossibleTrips:1..250? numberOfDaysOfTravel:1..250? activatedDay:[0..DAYS]? countries:[1..250]? includedCarrierNum:[RICS]? includedCarrierIA5:[ia5]? excludedCarrierNum:[RICS]? excludedCarrierIA5:[ia5]? includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]? validRegion:[Region]? tariffs:[Tariff]? price:int? vatDetail:[Vat]? infoText:utf8? extension:Extension?
TrainValidity ... = VALIDITY includedCarrierNum:[RICS]? includedCarrierIA5:[ia5]? excludedCarrierNum:[RICS]? excludedCarrierIA5:[ia5]? includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]? boardingOrArrival:enum2...=
Periods = validityPeriod:[Period]? excludedTimeRange:[TimeRange]?
Period = VALIDITY
TimeRange = fromTime:TIME untilTime:TIME
Voucher ... = referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? validFromYear:2016..2269 validFromDay:0..DAYS validUntilYear:2016..2269 validUntilDay:0..DAYS value:int= type:RICS? infoText:utf8? extension:Extension?
Fip ... = referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? validFromDay:FIRST..700= validUntilDay:LAST..DAYS= activatedDay:[0..DAYS]? carrierNum:[RICS]? carrierIA5:[ia5]? numberOfTravelDays:1..200 includesSupplements:bool classCode:CLASS= extension:Extension?
StationPassage ... = referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? productName:utf8? stationCodeTable:enum5= stationNum:[int]? stationIA5:[ia5]? stationNameUTF8:[utf8]? areaCodeNum:[int]? areaCodeIA5:[ia5]? areaNameUTF8:[utf8]? validFromDay:FIRST..700 validFromTime:TIME? validFromUTCOffset:-60..60? validUntilDay:LAST..DAYS= validUntilTime:TIME? validUntilUTCOffset:-60..60? numberOfDaysValid:int? extension:Extension?
CustomerCard ... = customer:Traveler? cardIdIA5:ia5? cardIdNum:int? validFromYear:2016..2269 validFromDay:0..DAYS? validUntilYear:0..250= validUntilDay:0..DAYS? classCode:CLASS? cardType:1..1000? cardTypeDescr:utf8? customerStatus:int? customerStatusDescr:ia5? includedServices:[int]? extension:Extension?
Parking ... = referenceIA5:ia5? referenceNum:int? parkingGroundId:ia5 fromParkingDate:FIRST..370 untilParkingDate:0..DAYS= productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? accessCode:ia5? location:utf8 stationCodeTable:enum5= stationNum:int? stationIA5:utf8? specialInformation:utf8? entryTrack:utf8? numberPlate:ia5? price:int? vatDetail:[Vat]? extension:Extension?
Countermark ... = referenceIA5:ia5? referenceNum:int? productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? ticketReferenceIA5:ia5? ticketReferenceNum:int? numberOfCountermark:1..200 totalOfCountermarks:1..200 groupName:utf8 stationCodeTable:enum5= fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8? validRegionDesc:utf8? validRegion:[Region]? returnIncluded:bool returnDescription:Return? VALIDITY classCode:CLASS= carrierNum:[RICS]? carrierIA5:[ia5]? includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]? infoText:utf8? extension:Extension?
Extension = extensionId:ia5 extensionData:bytes
AddOn ... = productOwnerNum:RICS? productOwnerIA5:ia5? productIdNum:PRODUCT? productIdIA5:ia5? externalIssuerId:int? issuerAuthorizationId:int? stationCodeTable:enum5= validRegion:[Region]? VALIDITY classCode:CLASS? serviceLevel:ia5(1..2)? carrierNum:[RICS]? carrierIA5:[ia5]? includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]? tariffs:[Tariff]? infoText:utf8? <|TRANSPORT|TRANSPORT> extension:Extension?
Tariff ... = numberOfPassengers:1..200= passengerType:enum8...? ageBelow:1..64? ageAbove:1..128? travelerid:[<0|1|1>..254]? restrictedToCountryOfResidence:bool restrictedToRouteSection:RouteSection? seriesDataDetails:Series? tariffIdNum:int? tariffIdIA5:ia5? tariffDesc:utf8? reductionCard:[Card]?
Series = supplyingCarrier:RICS? offerIdentification:1..99? series:int?
RouteSection = stationCodeTable:enum5= fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8?
Card ... = cardIssuerNum:RICS? cardIssuerIA5:ia5? cardIdNum:int? cardIdIA5:ia5? cardName:utf8? cardType:int? leadingCardIdNum:int? leadingCardIdIA5:ia5? trailingCardIdNum:int? trailingCardIdIA5:ia5?
Traveler ... = firstName:utf8? secondName:utf8? lastName:utf8? idCard:ia5? passportId:ia5? title:ia5(1..3)? gender:enum4...? customerIdIA5:ia5? customerIdNum:int? yearOfBirth:1901..2155? <dayOfBirth:0..370?|BIRTHDAY|BIRTHDAY> ticketHolder:bool passengerType:enum8...? passengerWithReducedMobility:bool? countryOfResidence:1..999? countryOfPassport:1..999? countryOfIdCard:1..999? status:[Status]?
Status = statusProviderNum:RICS? statusProviderIA5:ia5? customerStatus:int? customerStatusDescr:ia5?
Return ... = fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8? validReturnRegionDesc:utf8? validReturnRegion:[Region]?
Region ... | trainLink:TrainLink viaStations:Via zones:Zone lines:Line polygone:Polygon
TrainLink = trainNum:int? trainIA5:ia5? travelDate:-1..DAYS departureTime:TIME departureUTCOffset:-60..60? fromStationNum:STATION? fromStationIA5:ia5? toStationNum:STATION? toStationIA5:ia5? fromStationNameUTF8:utf8? toStationNameUTF8:utf8?
Line ... = carrierNum:RICS? carrierIA5:ia5? lineId:[int]? stationCodeTable:enum5= entryStationNum:STATION? entryStationIA5:ia5? terminatingStationNum:STATION? terminatingStationIA5:ia5? <city:1..9999999? binaryZoneId:bytes?|city:int?|city:int?>
Zone ... = carrierNum:RICS? carrierIA5:ia5? stationCodeTable:enum5= entryStationNum:STATION? entryStationIA5:ia5? terminatingStationNum:STATION? terminatingStationIA5:ia5? city:int? zoneId:[int]? binaryZoneId:bytes? nutsCode:ia5?
Via ... = stationCodeTable:enum5= stationNum:STATION? stationIA5:ia5? alternativeRoutes:[Via]? route:[Via]? border:bool carrierNum:[RICS]? carrierIA5:[ia5]? seriesId:int? routeId:int? <||includedServiceBrands:[RICS]? excludedServiceBrands:[RICS]?>
Polygon = firstEdge:Geo edges:[Delta]
Token = tokenProviderNum:int? tokenProviderIA5:ia5? tokenSpecification:ia5? token:bytes
TicketLink ... = referenceIA5:ia5? referenceNum:int? issuerName:utf8? issuerPNR:ia5? productOwnerNum:RICS? productOwnerIA5:ia5? ticketType:enum4...= linkMode:enum2...=
Places = coach:ia5? placeString:ia5? placeDescription:utf8? placeIA5:[ia5]? placeNum:[1..254]?
Berth ... = berthType:enum6 numberOfBerths:1..999 gender:enum5...=
Compartment ... = coachType:1..99? compartmentType:1..99? specialAllocation:1..99? coachTypeDescr:utf8? compartmentTypeDescr:utf8? specialAllocationDescr:utf8? position:enum3=
Luggage ... = maxHandLuggagePieces:0..99= maxNonHandLuggagePieces:0..99= registeredLuggage:[RegisteredLuggage]?
RegisteredLuggage ... = registrationId:ia5? maxWeight:1..99? maxSize:1..300?
Geo = geoUnit:enum5= coordinateSystem:enum2= hemisphereLongitude:enum2= hemisphereLatitude:enum2= longitude:int latitude:int accuracy:enum5?
Delta = longitude:int latitude:int
`;

const shorthand: [RegExp, string][] = [
  [/\bTRANSPORT\b/g, 'includedTransportType:[0..31]? excludedTransportType:[0..31]?'],
  [/\bBIRTHDAY\b/g, 'monthOfBirth:1..12? dayOfBirthInMonth:1..31?'],
  [
    /\bVALIDITY\b/g,
    'validFromDay:FIRST..700= validFromTime:TIME? validFromUTCOffset:-60..60? validUntilDay:LAST..DAYS= validUntilTime:TIME? validUntilUTCOffset:-60..60?',
  ],
  [/\bRICS\b/g, '1..32000'],
  [/\bSTATION\b/g, '1..9999999'],
  [/\bTIME\b/g, '0..<1440|1439|1439>'],
  [/\bDAYS\b/g, '<370|370|500>'],
  [/\bPRODUCT\b/g, '0..<32000|65535|65535>'],
  [/\bFIRST\b/g, '<-1|-1|-367>'],
  [/\bLAST\b/g, '<0|-1|-1>'],
  [/\bCLASS\b/g, '<enum8...|enum12...|enum12...>'],
];

const versions = ['1', '2', '3'] as const;
export type FcbVersion = (typeof versions)[number];

const schemas = new Map<FcbVersion, Schema>();

/** The schema of a major version; 1 is 1.3, the only one of its kind that was ever issued. */
export function fcbSchema(version: FcbVersion): Schema {
  const known = schemas.get(version);
  if (known) return known;
  let own = text;
  for (const [pattern, meaning] of shorthand) own = own.replace(pattern, meaning);
  // ranges stand within alternatives: the innermost are settled first
  for (const _ of ['inner', 'outer'])
    own = own.replace(
      /<([^<>|]*)\|([^<>|]*)\|([^<>|]*)>/g,
      (_all, ...its: string[]) => its[versions.indexOf(version)] ?? '',
    );
  const schema = parseSchema(own);
  schemas.set(version, schema);
  return schema;
}
