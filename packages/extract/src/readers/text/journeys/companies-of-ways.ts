// Who runs coaches and ships, in plain letters: a paper of theirs says what rides there by nothing else.

/** "FlixBus 716", "National Express 502" */
export const coachLines =
  'flixbus|national express|blablacar bus|megabus|aircoach|greyhound|eurolines|ouibus|isilines|bus eireann|(?:scottish |irish )?citylink|oxford tube|alsa|socibus|itabus|marinobus|rede expressos|ecolines|lux express|flygbussarna|vy bus4you|vy express|peter pan|trailways|intercape|regiojet bus|postauto|postbus';

export const shippingLines =
  '(?:stena|viking|color|fjord|tt|unity|blue|polferries) ?-?line|p&o ferries|brittany ferries|irish ferries|dfds|tallink|silja|finnlines|scandlines|jadrolinija|balearia|trasmediterranea|grimaldi lines|tirrenia|moby lines|corsica linea|corsica ferries|la meridionale|wightlink|red funnel|calmac|northlink|seajets|condor ferries|hurtigruten|interislander|bluebridge';
