/** What a test needs of it; its own types are another package. */
declare module 'google-libphonenumber' {
  const phone: { ShortNumberInfo: new () => { isEmergencyNumber(number: string, country: string): boolean } };
  export default phone;
}
