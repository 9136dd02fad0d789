import { inLines } from './in-lines.ts';
import { plain } from './plain.ts';

/** "Senior Geotechnical Engineer", "Directrice des opérations", "Private Secretary", behind a name and a comma: what somebody is. */
export const isPost = (part: string) => post.test(plain(part)) && !/[/\d]/.test(part);

const post = inLines()`
  \b(?:
    engineer|manager|director|officer|secretary|assistant|co-?ordinator|supervisor|consultant|analyst|technician|specialist
    |advis[eo]r|superintendent|inspector|scientist|researcher|lecturer|representative|administrator|planner|president|minister
    |principal|head of|ingenieure?|directeur|directrice|responsable|cheffe?|chargee? d|technicien(?:ne)?|assistante|coordinateur
    |coordinatrice|conseillere?|secretaire|presidente?|ministre|referente?|leiter(?:in)?|referent(?:in)?|geschaftsfuhrer(?:in)?
    |techniker(?:in)?|berater(?:in)?
  )\b
`;
