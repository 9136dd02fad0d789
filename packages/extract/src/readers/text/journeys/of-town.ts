/** "Montréal (Gare Centrale)", "Leeds (Central Station)": which of a town's stations, within the brackets behind it. */
export const stationOfTown = String.raw`(?:[Gg]are|[Aa][ée]roport|[Qq]uai|[Pp]ort|[Tt]erminal|[Ss]tation|Hbf|Hauptbahnhof)\b[\p{L}'’ -]{0,40}|\p{Lu}[\p{L}'’ -]{1,30} (?:[Ss]tation|[Aa]irport|Hbf|[Tt]erminal|[Cc]entral|[Pp]ort)`;
