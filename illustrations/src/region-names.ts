/** Every region of every picture, so that whoever only asks for a name need not draw them all. */
export const regionNames: readonly string[] = `
  awning.arm-aft awning.arm-complete awning.arm-fwd awning.arm-lower awning.arm-upper awning.bag
  awning.bearing awning.bracket-foot awning.bracket-top awning.cap-idler awning.cap-motor awning.cassette
  awning.channel awning.door awning.elbow awning.fabric awning.fasteners awning.head-aft awning.head-fwd
  awning.head-idler awning.head-motor awning.lead-rail awning.led awning.motor awning.polyrod awning.rafter
  awning.rail awning.roller awning.strut body.badge body.belt-insert body.belt-screws body.belt-trim
  body.belt-trim-front body.belt-trim-rear body.belt-trim@L body.belt-trim@R body.cab-transition@L
  body.cab-transition@R body.cabover-belly body.cabover-cap body.cap-chin body.cap-mask body.cap-moulding@L
  body.cap-moulding@R body.corner-front@L body.corner-front@R body.corner-rear@L body.corner-rear@R
  body.corner.butyl body.corner.insert body.corner.molding body.corner.screws body.corner@L body.corner@R
  body.fender-front@L body.fender-front@R body.fender-rear@L body.fender-rear@R body.fender-skirt@L
  body.fender-skirt@R body.fender@L body.fender@R body.front-belly body.front-bumper body.front-cap
  body.front-lower body.front-mask body.front-wall body.graphics body.grille body.gutter@L body.gutter@R
  body.hood body.house-front@L body.house-front@R body.lower-front@L body.lower-front@R body.lower-mid@L
  body.lower-mid@R body.lower-molding@L body.lower-molding@R body.lower-rear@L body.lower-rear@R
  body.mirror@L body.mirror@R body.plate-bracket body.quarter-panel@L body.quarter-panel@R
  body.radiator-grille@L body.rear-cap body.rear-moulding@L body.rear-moulding@R body.rear-skirt
  body.rear-spoiler body.rear-valance@L body.rear-valance@R body.rear-wall body.rock-guard body.rocker@L
  body.rocker@R body.side-molding@L body.side-molding@R body.side-panel-front@L body.side-panel-mid@L
  body.side-panel-mid@R body.side-upper@L body.side-upper@R body.sidewall-cabover@L body.sidewall-cabover@R
  body.sidewall-front@L body.sidewall-front@R body.sidewall-garage@L body.sidewall-garage@R
  body.sidewall-mid@L body.sidewall-mid@R body.sidewall-rear@L body.sidewall-rear@R body.sidewall@L
  body.sidewall@R body.top-rail-front body.top-rail-rear body.top-rail@L body.top-rail@R body.tow-eye@L
  body.tow-eye@R body.tub-front body.tub@L body.tub@R body.wall.backer-inner body.wall.backer-outer
  body.wall.backing-plate body.wall.bottom-trim body.wall.foam body.wall.panel body.wall.skin body.wall.studs
  body.wing@L body.wing@R body.wiper body.wiper@L body.wiper@R cab.badge cab.body@L cab.body@R cab.bumper
  cab.cowl cab.door@L cab.door@R cab.fender@L cab.fender@R cab.floor cab.grille cab.header cab.header-panel
  cab.hood cab.mirror@L cab.mirror@R cab.nose-panel cab.plate-bracket cab.rocker@L cab.rocker@R
  cab.side-molding@L cab.side-molding@R cab.side@L cab.side@R cab.step@L cab.tow-hook cab.valance cab.wiper
  cab.wiper@L cab.wiper@R canvas.bunk-front.deck canvas.bunk-front.end canvas.bunk-front.pole@L
  canvas.bunk-front.pole@R canvas.bunk-front.tent@L canvas.bunk-front.tent@R canvas.bunk-front.top
  canvas.bunk-front.window-end canvas.bunk-front.window@L canvas.bunk-front.window@R canvas.bunk-rear.deck
  canvas.bunk-rear.end canvas.bunk-rear.pole@L canvas.bunk-rear.pole@R canvas.bunk-rear.tent@L
  canvas.bunk-rear.tent@R canvas.bunk-rear.top canvas.bunk-rear.window-end canvas.bunk-rear.window@L
  canvas.bunk-rear.window@R canvas.door-surround@R canvas.seam@L canvas.wall-front-end canvas.wall-front@L
  canvas.wall-front@R canvas.wall-rear-end canvas.wall-rear@L canvas.wall-rear@R canvas.window-front@L
  canvas.window-front@R canvas.window-mid@L canvas.window-mid@R canvas.window-rear@L canvas.window-rear@R
  chassis.a-frame chassis.air-cleaner chassis.air-lines chassis.air-tanks chassis.axle-front
  chassis.axle-rear chassis.axles chassis.axles.springs@L chassis.axles.springs@R chassis.battery
  chassis.bay-floor@L chassis.bay-floor@R chassis.brake-lines chassis.brake-wiring chassis.chains
  chassis.control-panel chassis.coupler chassis.crossmember chassis.crossmembers chassis.def-tank
  chassis.driveshaft chassis.duct chassis.engine chassis.exhaust chassis.floor chassis.floor-joist
  chassis.floor-pan chassis.floor-rear chassis.frame chassis.fuel-tank chassis.gen-exhaust@L
  chassis.generator chassis.harness chassis.hydraulic-pump chassis.jack-front@L chassis.jack-front@R
  chassis.jack-mid@L chassis.jack-mid@R chassis.jack-rear@L chassis.jack-rear@R chassis.king-pin
  chassis.landing-gear.bracket chassis.landing-gear.crank chassis.landing-gear.cross-shaft
  chassis.landing-gear.foot chassis.landing-gear.gearbox chassis.landing-gear.inner
  chassis.landing-gear.leg-road chassis.landing-gear.motor chassis.landing-gear.outer
  chassis.landing-gear.pull-pin chassis.landing-gear@L chassis.landing-gear@R chassis.lift-cable
  chassis.lift-post-front@L chassis.lift-post-front@R chassis.lift-post-rear@L chassis.lift-post-rear@R
  chassis.low-drain@L chassis.lp-cover chassis.lp-tank chassis.outriggers@L chassis.outriggers@R chassis.pier
  chassis.pin-box chassis.pin-box.body chassis.pin-box.hardware chassis.pin-box.lube-plate
  chassis.pin-box.pin-plate chassis.pin-box.seven-way chassis.pin-box.shock chassis.pin-box.wing-curb
  chassis.pin-box.wing-road chassis.radiator chassis.seven-way chassis.steering chassis.suspension-front@L
  chassis.suspension-front@R chassis.suspension-rear@L chassis.suspension-rear@R chassis.tank@L
  chassis.tank@R chassis.tie-anchor@L chassis.tie-anchor@R chassis.tie-down-front@L chassis.tie-down-front@R
  chassis.tie-down-rear@L chassis.tie-down-rear@R chassis.tongue-jack chassis.transmission chassis.underbelly
  chassis.underbelly-insulation chassis.underbelly-mid chassis.underbelly-rear door.assist-handle
  door.assist-handle@R door.awning-drip door.baggage-1@L door.baggage-1@R door.baggage-2@L door.baggage-2@R
  door.baggage-3@L door.baggage-3@R door.baggage-4@R door.baggage-rear@L door.baggage-rear@R
  door.baggage.core door.baggage.edge door.baggage.frame door.baggage.hinge door.baggage.hold-open
  door.baggage.inner-skin door.baggage.latch-aft door.baggage.latch-fwd door.baggage.light
  door.baggage.lock-aft door.baggage.lock-fwd door.baggage.outer-skin door.baggage.rain-gutter
  door.baggage.seal door.baggage.sill door.baggage.strike door.baggage.strut door.baggage.strut-mounts
  door.battery@L door.battery@R door.docking@L door.electric-bay@L door.engine door.engine-side@R door.entry
  door.entry-2 door.entry-2@R door.entry-lower@R door.entry-upper@R door.entry.assist-handle
  door.entry.deadbolt door.entry.drip-cap door.entry.frame door.entry.hinge-center door.entry.hinge-lower
  door.entry.hinge-upper door.entry.hold-back door.entry.inner-skin door.entry.kick-panel door.entry.lockset
  door.entry.screen door.entry.screen-slide door.entry.seal door.entry.slab door.entry.step
  door.entry.step-hinge door.entry.striker door.entry.threshold door.entry.window door.entry.window-trim
  door.entry@R door.exterior-tv@R door.front-storage door.front-utility@L door.fuel-station@R
  door.generator@L door.generator@R door.lp@L door.lp@R door.outside-kitchen@R door.pass-through@L
  door.pass-through@R door.patio-cable@L door.patio-frame@L door.patio-leg@L door.patio-railing@L
  door.patio-ramp@L door.patio-screen@L door.patio@R door.rear-handle door.rear-hinges@L door.rear-hinges@R
  door.rear-storage door.rear@L door.rear@R door.service@L door.slider-rail@R door.slider@R door.steps-2@R
  door.steps@R door.storage@R door.wet-bay@L glass.bonded.frame glass.bonded.garnish glass.bonded.glass-upper
  glass.bonded.glass-vent glass.bonded.hinge glass.bonded.operator glass.bonded.screen glass.bonded.urethane
  glass.bonded.weatherstrip glass.cab-door@L glass.cab-door@R glass.framed.clamp-ring glass.framed.drip-cap
  glass.framed.frame glass.framed.gasket glass.framed.glass-fixed glass.framed.latch glass.framed.sash
  glass.framed.screen glass.framed.screws glass.framed.tape glass.framed.track glass.nose glass.pass-through
  glass.rear@L glass.rear@R glass.slider@R glass.window-bath@L glass.window-bath@R glass.window-bed-2@L
  glass.window-bed-slide@L glass.window-bed@L glass.window-bed@R glass.window-bunk@L glass.window-bunk@R
  glass.window-cabover glass.window-curb-slide@R glass.window-dinette@L glass.window-dinette@R
  glass.window-driver@L glass.window-front glass.window-front-l glass.window-front-r glass.window-galley@L
  glass.window-galley@R glass.window-garage@R glass.window-hall@L glass.window-kitchen@L
  glass.window-kitchen@R glass.window-living@L glass.window-living@R glass.window-loft glass.window-loft@R
  glass.window-lounge@L glass.window-passenger@R glass.window-rear glass.window-rear-wall glass.window-rear@L
  glass.window-rear@R glass.window-sofa@L glass.windshield glass.windshield-gasket glass.windshield@L
  glass.windshield@R house.band-board-front house.band-board-rear house.band-board@L house.band-board@R
  house.band-gable-front house.band-gable-rear house.corner-board-front@L house.corner-board-front@R
  house.corner-board-rear@L house.corner-board-rear@R house.downspout-front@L house.downspout-front@R
  house.downspout-rear@L house.downspout-rear@R house.fascia@L house.fascia@R house.frieze@L house.frieze@R
  house.gable-siding-front house.gable-siding-rear house.gable-vent house.gutter@L house.gutter@R
  house.hitch-cover house.porch-deck@R house.porch-fascia-aft@R house.porch-fascia-fwd@R house.porch-gable@R
  house.porch-post-aft@R house.porch-post-fwd@R house.porch-rail-aft@R house.porch-rail-end-aft@R
  house.porch-rail-end-fwd@R house.porch-rail-fwd@R house.porch-rake@R house.porch-ridge@R house.porch-roof@R
  house.porch-steps@R house.porch-valley@R house.rake-front@L house.rake-front@R house.rake-rear@L
  house.rake-rear@R house.shutter-bed-aft@R house.shutter-bed-fwd@R house.shutter-living-aft@R
  house.shutter-living-fwd@R house.siding-front-end house.siding-front@L house.siding-front@R
  house.siding-mid@L house.siding-mid@R house.siding-rear-end house.siding-rear@L house.siding-rear@R
  house.skirting-access@L house.skirting-front-end house.skirting-front@L house.skirting-front@R
  house.skirting-mid@L house.skirting-mid@R house.skirting-rear-end house.skirting-rear@L
  house.skirting-rear@R house.skirting-vent-end house.skirting-vent-front@L house.skirting-vent-front@R
  house.skirting-vent-rear@L house.skirting-vent-rear@R house.soffit@L house.soffit@R house.stoop
  house.trim-bath@L house.trim-bath@R house.trim-bed@L house.trim-bed@R house.trim-entry-2 house.trim-front
  house.trim-front-l house.trim-front-r house.trim-kitchen@L house.trim-kitchen@R house.trim-living@L
  house.trim-living@R house.trim-patio@R house.trim-rear int.bath-2.door int.bath-2.floor int.bath-2.toilet
  int.bath-2.vanity int.bath.curtain int.bath.door int.bath.floor int.bath.furnace int.bath.lavatory
  int.bath.partition int.bath.shower int.bath.shower-door int.bath.toilet int.bath.vanity int.bath.wall-rear
  int.bath.wall@L int.bath.wall@R int.bedroom.bed int.bedroom.ceiling int.bedroom.chest int.bedroom.door
  int.bedroom.dresser int.bedroom.floor int.bedroom.nightstand int.bedroom.nightstand-2
  int.bedroom.nightstands int.bedroom.overhead int.bedroom.overhead-2 int.bedroom.partition int.bedroom.sofa
  int.bedroom.wall-front int.bedroom.wall-rear int.bedroom.wall@L int.bedroom.wall@R int.bedroom.wardrobe
  int.bedroom.wardrobe-2 int.bedroom.wardrobes int.bedroom.washer int.bunk-front.mattress
  int.bunk-rear.mattress int.bunk.cabinet@L int.bunk.cabinet@R int.bunk.door int.bunk.floor int.bunk.mattress
  int.bunk.sofa int.bunk.steps int.bunk.wall-front int.bunk.wall@L int.bunk.wardrobe int.cab.dash
  int.cab.floor int.cab.seat-driver int.cab.seat-passenger int.cab.steering-wheel int.cockpit.console
  int.cockpit.dash int.cockpit.floor int.cockpit.seat-driver int.cockpit.seat-passenger
  int.cockpit.steering-wheel int.cockpit.steps int.dinette.benches int.dinette.table int.galley.cabinet
  int.galley.coffee-bar int.galley.countertop int.galley.countertop-2 int.galley.furnace int.galley.island
  int.galley.microwave int.galley.overhead int.galley.range int.galley.refrigerator int.galley.sink
  int.garage-bath.door int.garage-bath.toilet int.garage-bath.vanity int.garage.bunk int.garage.bunk-lift
  int.garage.door int.garage.floor int.garage.fuel-station int.garage.partition int.garage.sofa
  int.garage.tie-downs int.garage.wall@L int.garage.wall@R int.garage.washer int.hall.cabinet
  int.hall.furnace int.hall.pantry int.hall.partition int.hall.power-center int.hall.steps int.laundry.dryer
  int.laundry.washer int.living.cabinet-rear int.living.ceiling int.living.end-cabinet
  int.living.entertainment int.living.floor int.living.furnace int.living.overhead int.living.power-center
  int.living.recliner int.living.sofa int.living.sofa-rear int.living.stepwell int.living.table
  int.living.theater-seats int.living.wall-front int.living.wall-rear int.living.wall@L int.living.wall@R
  int.loft.ladder int.loft.platform int.loft.railing light.accent light.accent@L light.accent@R
  light.brake-high light.clearance-front@L light.clearance-front@R light.clearance-rear@L
  light.clearance-rear@R light.docking@L light.docking@R light.fog@L light.fog@R light.headlamp@L
  light.headlamp@R light.hitch@L light.hitch@R light.id-front-1 light.id-front-2 light.id-front-3
  light.id-rear-1 light.id-rear-2 light.id-rear-3 light.loading-side@R light.loading@L light.loading@R
  light.marker-front@L light.marker-front@R light.marker-mid@L light.marker-mid@R light.marker-rear@L
  light.marker-rear@R light.patio@L light.porch light.porch-front light.porch-rear light.porch@R
  light.reflector@L light.reflector@R light.repeater@L light.repeater@R light.scene@L light.scene@R
  light.service@L light.stop-high light.tail@L light.tail@R light.utility@L rear.badge rear.bumper
  rear.bumper-cap@L rear.bumper-cap@R rear.camera rear.hitch rear.ladder rear.lift-winch rear.mud-flap
  rear.mud-flap@L rear.mud-flap@R rear.mud-guard rear.park-sensor-1 rear.park-sensor-2 rear.park-sensor-3
  rear.park-sensor-4 rear.plate rear.ramp-cable@L rear.ramp-cable@R rear.ramp-door rear.ramp-drum@L
  rear.ramp-drum@R rear.ramp-frame rear.ramp-handle rear.ramp-hinge rear.ramp-latch-lower@L
  rear.ramp-latch-lower@R rear.ramp-latch-upper@L rear.ramp-latch-upper@R rear.ramp-spring@L
  rear.ramp-spring@R rear.spare rear.spring-bracket rear.steps roof.ac roof.ac-front roof.ac-mid roof.ac-rear
  roof.ac.base-pan roof.ac.blower roof.ac.bolts roof.ac.compressor roof.ac.condenser roof.ac.control-box
  roof.ac.electrical roof.ac.evaporator roof.ac.fan roof.ac.fan-motor roof.ac.filter roof.ac.gasket
  roof.ac.grille roof.ac.plenum roof.ac.shroud roof.air-horn roof.antenna roof.cable-entry roof.ceiling
  roof.corner-front@L roof.corner-front@R roof.corner-rear@L roof.corner-rear@R roof.decking roof.edge-butyl
  roof.edge-front roof.edge-molding roof.edge-rail-front roof.edge-rail-rear roof.edge-rail@L
  roof.edge-rail@R roof.edge-rear roof.edge-screws roof.flue roof.fridge-vent roof.front-seal roof.high-roof
  roof.insulation roof.lap-sealant roof.latch-front@L roof.latch-front@R roof.latch-rear@L roof.latch-rear@R
  roof.membrane roof.panel roof.pipe roof.pipe-1 roof.pipe-2 roof.pipe-3 roof.rack roof.rack-front
  roof.rack-rear roof.rack@L roof.rack@R roof.rear-seal roof.rear-trim roof.ridge roof.sat-dome roof.shell
  roof.shingles@L roof.shingles@R roof.skylight roof.skylight-bath roof.skylight-loft roof.solar roof.solar-1
  roof.solar-2 roof.solar-3 roof.solar-entry roof.solar-port roof.solar-prep roof.termination-bar
  roof.termination-screws roof.trusses roof.vent roof.vent-bath roof.vent-bed roof.vent-bunk roof.vent-front
  roof.vent-galley roof.vent-garage roof.vent-kitchen roof.vent.butyl roof.vent.flange roof.vent.lid
  roof.vent.sealant roof.vinyl-insert roof.walk-pad run.brakes-front@L run.brakes-front@R run.brakes-rear@L
  run.brakes-rear@R run.brakes@L run.brakes@R run.mud-flap@L run.mud-flap@R run.wheel-front@L
  run.wheel-front@R run.wheel-mid@L run.wheel-mid@R run.wheel-rear@L run.wheel-rear@R run.wheel-well-front@L
  run.wheel-well-front@R run.wheel-well-rear@L run.wheel-well-rear@R run.wheel-well@L run.wheel-well@R
  run.wheel@L run.wheel@R slide.bed.fascia slide.bed.floor slide.bed.panel slide.bed.rams slide.bed.roof
  slide.bed.topper slide.curb.fascia slide.curb.floor slide.curb.motor slide.curb.panel slide.curb.rams
  slide.curb.roof slide.curb.topper slide.dinette.fascia slide.dinette.floor slide.dinette.motor
  slide.dinette.panel slide.dinette.rams slide.dinette.roof slide.dinette.topper slide.main.controller
  slide.main.cross-shaft slide.main.end-wall-aft slide.main.end-wall-fwd slide.main.face slide.main.fascia
  slide.main.floor slide.main.gear-pack-aft slide.main.gear-pack-fwd slide.main.motor slide.main.panel
  slide.main.rack-aft slide.main.rack-fwd slide.main.rams slide.main.roller-aft slide.main.roller-fwd
  slide.main.roof slide.main.seal-bulb slide.main.seal-wiper slide.main.topper slide.main.topper-bracket
  slide.main.topper-rail slide.main.topper-tube slide.main.window util.ac-condenser@L util.ac-lineset@L
  util.cable-box@L util.cable@L util.city-water@L util.def-door@L util.drain-pipe util.dryer-vent@L
  util.dump-valve@L util.dump@L util.electrical-service@L util.fridge-lower@L util.fridge-lower@R
  util.fridge-upper@L util.fridge-upper@R util.fridge-vent-lower@L util.fridge-vent-upper@L
  util.fridge-vent@L util.front-electrical util.fuel-door@L util.fuel-door@R util.fuel-fill@R
  util.furnace-vent@L util.furnace-vent@R util.furnace@L util.furnace@R util.gray-drain@L util.hose-bib@L
  util.hose-bib@R util.house-batteries util.inlet-30a@L util.inlet-50a@L util.lp-line util.lp-quick@R
  util.lp-tank util.outlet-front util.outlet-patio@L util.outlet-rear util.outlet@L util.outlet@R
  util.power-inlet@L util.range-vent@L util.range-vent@R util.sewer@L util.shore-bay-floor util.shore-cord@L
  util.shore-power@L util.shower@L util.shower@R util.solar-port@L util.speaker@R util.stove-rail@R
  util.tank-black util.tank-flush@L util.tank-fresh util.tank-gray util.tank-gray-galley util.tow-plug
  util.water-fill@L util.water-heater@L util.water-heater@R util.water-line util.wet-bay-floor
`
  .trim()
  .split(/\s+/);
