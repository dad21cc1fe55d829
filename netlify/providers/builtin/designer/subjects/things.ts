/**
 * Single things whose icon carries the very name, by OKLCH hue: the last resort after the topics. Names with a second
 * everyday meaning in advertisements (light, bell, crown, fire, bear, seal, bucket) are left out on purpose.
 */
export const things: Readonly<Record<number, string>> = {
  10: 'flamingo hibiscus boomerang kite red-apple cherries watermelon fire-engine ambulance lady-beetle',
  30: 'tangerine butterfly octopus shrimp hot-pepper fox orangutan safety-vest',
  50: 'peanuts potato chestnut coconut onion garlic ginger-root otter hedgehog beaver chipmunk deer kangaroo camel owl sloth bison bagel mango banjo llama carousel-horse',
  75: 'banana lemon pineapple lion leopard tiger ear-of-corn roller-coaster hourglass-done',
  110: 'kiwi-fruit lime pea-pod pear melon',
  135: 'cactus broccoli cucumber leafy-green bell-pepper frog turtle crocodile lizard t-rex sauropod shamrock four-leaf-clover green-apple',
  160: 'palm-tree dragon peacock grapes',
  200: 'snail spiral-shell coral jellyfish satellite',
  225: 'whale dolphin shark penguin swan polar-bear koala panda elephant rhinoceros hippopotamus zebra wolf raccoon badger rabbit snowman anchor helicopter motor-boat',
  255: 'blueberries castle locomotive',
  285: 'eggplant hyacinth unicorn crystal-ball flying-saucer',
  345: 'peach pig rainbow',
};
