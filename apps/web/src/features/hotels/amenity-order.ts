import type { Amenity } from '@escale/contract';
import {
  Accessibility,
  Bath,
  Bus,
  CircleParking,
  Coffee,
  ConciergeBell,
  Dumbbell,
  Leaf,
  type LucideIcon,
  PawPrint,
  PlugZap,
  Utensils,
  Waves,
  Wifi,
} from 'lucide-react';

/** In the contract's order; the type makes sure that none is missing. A word always stands beside the icon. */
export const amenityIcons: Record<Amenity, LucideIcon> = {
  breakfast: Coffee,
  restaurant: Utensils,
  parking: CircleParking,
  internet: Wifi,
  shuttle: Bus,
  accessibility: Accessibility,
  'eco-label': Leaf,
  pool: Waves,
  fitness: Dumbbell,
  'sanitary-standards': Bath,
  'pets-allowed': PawPrint,
  'front-desk-24-7': ConciergeBell,
  'charging-station': PlugZap,
};

export const amenityOrder = Object.keys(amenityIcons) as Amenity[];
