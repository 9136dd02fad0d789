import { BlockList, isIP } from 'node:net';

/**
 * Whether an address is one of the public internet. Of IPv6 only 2000::/3 is given out; what wraps an IPv4 address
 * (mapped, 6to4, NAT64, Teredo) counts as none, because it may lead back inside.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family === 6) return given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return false;
}

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

// IANA's registries of special-purpose addresses.
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}
